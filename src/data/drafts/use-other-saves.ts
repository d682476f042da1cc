import { useLiveQuery } from 'dexie-react-hooks';
import type { OtherSavesRow } from '@/lib/database/draft-rows';
import { currentDatabases } from '../sync/databases';

/** What others saved of an instance while a change of this person was on its way; null when there is nothing to tell. */
export function useOtherSaves(code: string | null): OtherSavesRow | null {
  const drafts = currentDatabases()?.drafts;
  const found = useLiveQuery(async () => (code === null ? undefined : drafts?.otherSaves.get(code)), [drafts, code]);
  return found ?? null;
}

/** The person has seen it. */
export async function dismissOtherSaves(code: string): Promise<void> {
  await currentDatabases()?.drafts.otherSaves.delete(code);
}
