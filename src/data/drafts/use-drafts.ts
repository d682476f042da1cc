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

/** How many drafts are read at once. A draft has its configuration up to three times, so more would block the page. */
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

/** Whether a draft cannot be sent before the user has decided or corrected something. */
export function needsPerson(draft: DraftRow): boolean {
  const { state, merge } = draft;
  return state === 'rejected' || state === 'deleted' || (state === 'conflict' && merge?.open !== 0);
}

/** Calls back when the server has accepted a draft; `code` is the code of its instance. */
export function useDraftSent(listener: (sent: { draftId: string; code: string }) => void): void {
  useEffect(() => onDraftSent(listener), [listener]);
}

/** Other people's saves that a write by this user may have overwritten; null when there are none. */
export function useOtherSaves(code: string | null): OtherSavesRow | null {
  const found = useDatabaseQuery(
    async ({ drafts }) => (code === null ? undefined : drafts.otherSaves.get(code)),
    [code],
  );
  return found ?? null;
}

/** Removes the record of other people's saves after the user has seen it. */
export async function dismissOtherSaves(code: string): Promise<void> {
  await currentDatabases()?.drafts.otherSaves.delete(code);
}
