import { browserLocks } from './locks';
import { randomId } from './random-id';

/** Takes a lock that ends only with this thread, however that comes; gives its name once it is held. */
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
 * Resolves when the thread that held this lock for life is gone: the browser itself gives its locks away. Never where the
 * browser has no locks, and never once the signal has aborted.
 */
export async function whenGone(name: string, signal: AbortSignal): Promise<void> {
  const { locks } = navigator as { locks?: LockManager };
  const never = new Promise<void>(() => {});
  if (locks === undefined) return never;
  try {
    // Shared: everybody who waits is told at the same time, and a frozen page keeps nobody waiting.
    await locks.request(name, { mode: 'shared', signal }, () => {});
  } catch {
    return never;
  }
}
