import { systemClock } from '@/lib/clock';
import { browserLocks } from '@/lib/browser/locks';

/** How a worker competes for the leadership, and what it does as the leader. */
export interface LeadershipOptions {
  lockName: string;
  /** Runs the leader's work until the signal aborts. */
  lead(signal: AbortSignal): Promise<void>;
  /** Returns whether to steal the lock from the leader. Called every second while this worker waits for the lock. */
  mayReplaceLeader(): boolean;
  /** Called when `lead` fails, for example because the database does not open. The lock is then requested again. */
  onFailure(error: unknown): void;
}

const CHECK_MS = 1_000;
const AFTER_FAILURE_MS = 5_000;

/**
 * Leads whenever this worker holds the lock, until the signal aborts. If the current leader may be replaced, steals its
 * lock; because of the term in the cache, the replaced engine can write nothing more. Resolves when the work has ended;
 * never rejects.
 */
export async function runWhileLeading(options: LeadershipOptions, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await leadOnce(options, signal);
      await systemClock.sleep(500, signal);
    } catch (error) {
      if (!signal.aborted) options.onFailure(error);
      await systemClock.sleep(AFTER_FAILURE_MS, signal);
    }
  }
}

async function leadOnce(options: LeadershipOptions, signal: AbortSignal): Promise<void> {
  const endWait = new AbortController();
  const watchdog = setInterval(() => {
    if (options.mayReplaceLeader()) endWait.abort();
  }, CHECK_MS);
  let hasEnded: boolean;
  try {
    const lockOptions = { signal: AbortSignal.any([signal, endWait.signal]) };
    hasEnded = await leadWhileHeld(options, lockOptions, signal, () => clearInterval(watchdog));
  } finally {
    clearInterval(watchdog);
  }
  const mustSteal = endWait.signal.aborted && !signal.aborted;
  if (!hasEnded && mustSteal) await leadWhileHeld(options, { steal: true }, signal, () => {});
}

/**
 * Requests the lock, and leads while this worker holds it. Returns false if the lock was not granted or was stolen, so
 * that the work did not run to its end.
 */
async function leadWhileHeld(
  { lockName, lead }: LeadershipOptions,
  lockOptions: LockOptions,
  signal: AbortSignal,
  onGranted: () => void,
): Promise<boolean> {
  const lost = new AbortController();
  let work: Promise<void> = Promise.resolve();
  try {
    await browserLocks().request(lockName, lockOptions, () => {
      onGranted();
      work = lead(AbortSignal.any([signal, lost.signal]));
      return work;
    });
    return true;
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    // When the lock is stolen, the request rejects but the work goes on. End the work before the next request.
    lost.abort();
    await work;
    return false;
  }
}
