import { browserLocks } from './locks';
import { randomId } from './random-id';

/** Takes a lock that the browser releases only when this thread ends. Returns the lock's name once the lock is held. */
export function holdForLife(): Promise<string> {
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
 * Resolves when the thread that held this lock is gone, because the browser releases its locks. Never resolves in a
 * browser without locks, or after the signal has aborted.
 */
export async function whenGone(name: string, signal: AbortSignal): Promise<void> {
  const { locks } = navigator as { locks?: LockManager };
  const never = new Promise<void>(() => {});
  if (locks === undefined) return never;
  try {
    // Shared, so that all waiting pages resolve at once and a frozen page does not block the others.
    await locks.request(name, { mode: 'shared', signal }, () => {});
  } catch {
    return never;
  }
}
