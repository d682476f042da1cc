import { useEffect } from 'react';
import type { DraftRow } from '@/domain/drafts/draft';
import { wake } from '@/data/sync/sync-client';
import { askToBeWoken, onWoken } from './background-sync';

/** While a draft waits, registers a Background Sync; when the connection returns, the engine sends. */
export function useWakeForDrafts(drafts: readonly DraftRow[]): void {
  const waits = drafts.some(({ state }) => state === 'ready' || state === 'sending');
  useEffect(() => (waits ? void askToBeWoken() : undefined), [waits]);
  useEffect(() => onWoken(() => wake('sender')), []);
}
