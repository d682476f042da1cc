import type { CacheDatabase } from '@/database/cache-database';
import { unpackFile } from '@/lib/packed-bytes';

/** The stored log of a run as a text file; null if this device has no log of the run, or if the log is damaged. */
export async function keptLogFile(cache: CacheDatabase, id: number): Promise<Blob | null> {
  const log = await cache.executionLogs.get(id);
  if (log === undefined) return null;
  try {
    return await unpackFile(log);
  } catch (error) {
    console.warn('A kept log could not be unpacked.', error);
    return null;
  }
}

// Call `forgetNoLog` when the server has a log of a run for which it had none before.
export { forgetNoLog } from '@/database/absent-logs';
