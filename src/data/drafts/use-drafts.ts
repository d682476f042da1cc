import { useEffect } from 'react';
import type { DraftsDatabase } from '@/database/drafts-database';
import type { DraftRow, OtherSavesRow } from '@/domain/drafts/draft';
import { currentDatabases } from '../sync/databases';
import { onDraftSent } from '../sync/sync-client';
import { useDatabaseQuery } from '../sync/use-databases';

/** All drafts of this person on this device, newest first. Undefined until they have been read. */
export function useDrafts(): DraftRow[] | undefined {
  return useDatabaseQuery(async ({ drafts }) => {
    const rows = await readAll(drafts);
    return rows.sort((a, b) => b.updatedAt - a.updatedAt);
  }, []);
}

/**
 * One read returns at most this many drafts. A draft has up to three configurations, so reading more drafts at once
 * would block the page.
 */
const ROWS_AT_ONCE = 50;

async function readAll({ drafts }: DraftsDatabase): Promise<DraftRow[]> {
  const rows: DraftRow[] = [];
  for (;;) {
    const last = rows.at(-1);
    const rest = last === undefined ? drafts.orderBy('id') : drafts.where('id').above(last.id);
    const some = await rest.limit(ROWS_AT_ONCE).toArray();
    rows.push(...some);
    if (some.length < ROWS_AT_ONCE) return rows;
  }
}

/** Whether the user must decide or correct something before a draft can be sent. */
export function needsPerson(draft: DraftRow): boolean {
  const { state, merge } = draft;
  return state === 'rejected' || state === 'deleted' || (state === 'conflict' && merge?.open !== 0);
}

/** Calls the listener when the server has accepted a draft. `code` is the code of its instance. */
export function useDraftSent(listener: (sent: { draftId: string; code: string }) => void): void {
  useEffect(() => onDraftSent(listener), [listener]);
}

/** The versions saved by other people that a write of this user may have overwritten; null if there are none. */
export function useOtherSaves(code: string | null): OtherSavesRow | null {
  const found = useDatabaseQuery(
    async ({ drafts }) => (code === null ? undefined : drafts.otherSaves.get(code)),
    [code],
  );
  return found ?? null;
}

/** Forgets other people's saves of an instance, after the user has seen the warning. */
export async function dismissOtherSaves(code: string): Promise<void> {
  await currentDatabases()?.drafts.otherSaves.delete(code);
}
