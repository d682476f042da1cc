import { cachePrefix, type DatabaseOwner } from '@/database/database-names';
import { lastSuccessKey, personPrefix } from '@/lib/storage-keys';
import { deviceStorage } from '../browser-storage';
import { isJournalKey } from '../drafts/unload-journal/unload-journal';

/**
 * Removes everything remembered for a person, and the times of the last updates of the person's caches.
 * @param options.keepsJournal whether the entries of the unload journal stay, because they belong to drafts that stay
 */
export function forgetUser(
  owner: Pick<DatabaseOwner, 'backendUrl' | 'userKey'>,
  { keepsJournal }: { keepsJournal: boolean },
): void {
  const starts = [personPrefix(owner.backendUrl, owner.userKey), lastSuccessKey(cachePrefix(owner))];
  for (const key of deviceStorage.keys())
    if (starts.some((start) => key.startsWith(start)) && !(keepsJournal && isJournalKey(key)))
      deviceStorage.remove(key);
}
