import { systemClock } from '@/lib/clock';
import { browserLocks } from '@/lib/browser/locks';

/** What the leadership needs from its caller. */
export interface LeadershipOptions {
  lockName: string;
  /** Runs the leader's work until the signal aborts. */
  lead(signal: AbortSignal): Promise<void>;
  /** Whether to replace the present leader although it holds the lock. Called every second while waiting for the lock. */
  mayReplaceLeader(): boolean;
  /** The work could not start or has failed, for example because the database does not open. It is started again. */
  onFailure(error: unknown): void;
}

const CHECK_MS = 1_000;
const AFTER_FAILURE_MS = 5_000;

/**
 * Requests the one lock of this person and works while it holds the lock. A leader is replaced by stealing its lock; the term
 * in the cache keeps the replaced engine from writing.
 * Resolves when the signal aborts and the work has ended; never rejects.
 */
export async function keepLeadership(options: LeadershipOptions, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await holdOnce(options, signal);
      await systemClock.sleep(500, signal);
    } catch (error) {
      if (!signal.aborted) options.onFailure(error);
      await systemClock.sleep(AFTER_FAILURE_MS, signal);
    }
  }
}

async function holdOnce(options: LeadershipOptions, signal: AbortSignal): Promise<void> {
  const waiting = new AbortController();
  const watchdog = setInterval(() => {
    if (options.mayReplaceLeader()) waiting.abort();
  }, CHECK_MS);
  let gaveUp: boolean;
  try {
    const lockOptions = { signal: AbortSignal.any([signal, waiting.signal]) };
    gaveUp = await leadWhileHeld(options, lockOptions, signal, () => clearInterval(watchdog));
  } finally {
    clearInterval(watchdog);
  }
  if (gaveUp && waiting.signal.aborted && !signal.aborted)
    await leadWhileHeld(options, { steal: true }, signal, () => {});
}

/** Returns true when the lock was not granted, or was stolen while leading. */
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
    return false;
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    // A stolen lock rejects the request while the work still runs: end it before asking again.
    lost.abort();
    await work;
    return true;
  }
}
