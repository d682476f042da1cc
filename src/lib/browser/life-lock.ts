import { browserLocks } from './locks';
import { randomId } from './random-id';

/**
 * Takes a lock that the browser releases only when this thread ends. Resolves to the name of the lock once the lock is
 * held.
 */
export function holdLockUntilExit(): Promise<string> {
  const name = `alive:${randomId()}`;
  return new Promise((resolve, reject) => {
    const untilEnd = (): Promise<void> => {
      resolve(name);
      return new Promise(() => {});
    };
    browserLocks().request(name, {}, untilEnd).catch(reject);
  });
}

/**
 * Resolves when the thread that holds this lock has ended, because the browser then releases the lock. Never resolves
 * in a browser without locks, or after the signal has aborted.
 */
export async function whenLockReleased(name: string, signal: AbortSignal): Promise<void> {
  const { locks } = navigator as { locks?: LockManager };
  const never = new Promise<void>(() => {});
  if (locks === undefined) return never;
  try {
    // Shared, so that all waiting pages resolve at the same time and a frozen page does not block the others.
    await locks.request(name, { mode: 'shared', signal }, () => {});
  } catch {
    return never;
  }
}
