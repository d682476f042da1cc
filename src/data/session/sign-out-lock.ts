import { browserLocks } from '@/lib/browser/locks';

/**
 * Runs `work` while no other work with this lock runs, in any tab. A sign-out holds the lock while it deletes the
 * person's data.
 */
export const withSignOutLock = (work: () => Promise<void>): Promise<void> =>
  browserLocks().request('sign-out', {}, work);

/** Waits until no tab signs out. */
export const waitForSignOut = (): Promise<void> => withSignOutLock(async () => {});
