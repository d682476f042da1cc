import type { OtherSavesRow } from '@/domain/drafts/draft';
import { currentDatabases } from '../sync/databases';
import { useDatabaseQuery } from '../sync/use-databases';

/** The saves of others that a write of this person may have overwritten; null when there are none. */
export function useOtherSaves(code: string | null): OtherSavesRow | null {
  const found = useDatabaseQuery(
    async ({ drafts }) => (code === null ? undefined : drafts.otherSaves.get(code)),
    [code],
  );
  return found ?? null;
}

/** Removes the notice after the person has seen it. */
export async function dismissOtherSaves(code: string): Promise<void> {
  await currentDatabases()?.drafts.otherSaves.delete(code);
}
