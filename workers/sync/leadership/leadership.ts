import { systemClock } from '@/lib/clock';
import { LEADER_SILENT_MS } from '@workers/protocol/sync-status';

/** What a leadership needs to know of its surroundings. */
export interface LeadershipOptions {
  lockName: string;
  /** Does the leader's work until the signal aborts. */
  lead(signal: AbortSignal): Promise<void>;
  /** Milliseconds since the leader was last heard of. */
  leaderSilentFor(): number;
  /** Only a visible page's worker replaces a silent leader: a frozen tab keeps its lock (research/local-first.md, finding 1). */
  isVisible(): boolean;
}

const CHECK_MS = 2_000;

/**
 * Asks for the one lock of this cache and works while holding it. A leader that fell silent is replaced by stealing
 * the lock; the term in the cache keeps the replaced engine from writing.
 * Resolves when the signal aborts and the work has ended.
 */
export async function keepLeadership(options: LeadershipOptions, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await holdOnce(options, signal);
    await systemClock.sleep(500, signal);
  }
}

async function holdOnce(options: LeadershipOptions, signal: AbortSignal): Promise<void> {
  const waiting = new AbortController();
  const watchdog = setInterval(() => {
    if (options.isVisible() && options.leaderSilentFor() > LEADER_SILENT_MS) waiting.abort();
  }, CHECK_MS);
  const gaveUp = await leadWhileHeld(options, { signal: AbortSignal.any([signal, waiting.signal]) }, signal, () =>
    clearInterval(watchdog),
  );
  clearInterval(watchdog);
  if (gaveUp && waiting.signal.aborted && !signal.aborted)
    await leadWhileHeld(options, { steal: true }, signal, () => {});
}

/** Gives true when the lock was not got, or was lost to another engine while leading. */
async function leadWhileHeld(
  { lockName, lead }: LeadershipOptions,
  lockOptions: LockOptions,
  signal: AbortSignal,
  onGranted: () => void,
): Promise<boolean> {
  const lost = new AbortController();
  let work: Promise<void> = Promise.resolve();
  try {
    await navigator.locks.request(lockName, lockOptions, () => {
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
