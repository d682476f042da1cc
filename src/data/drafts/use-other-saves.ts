import type { OtherSavesRow } from '@/domain/drafts/draft';
import { currentDatabases } from '../sync/databases';
import { useDatabaseQuery } from '../sync/use-databases';

/** What others saved of an instance while a change of this person was on its way; null when there is nothing to tell. */
export function useOtherSaves(code: string | null): OtherSavesRow | null {
  const found = useDatabaseQuery(
    async ({ drafts }) => (code === null ? undefined : drafts.otherSaves.get(code)),
    [code],
  );
  return found ?? null;
}

/** The person has seen it. */
export async function dismissOtherSaves(code: string): Promise<void> {
  await currentDatabases()?.drafts.otherSaves.delete(code);
}
