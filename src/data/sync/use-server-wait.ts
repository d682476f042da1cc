import { useSyncExternalStore } from 'react';
import { leaderStatus } from './sync-status-store';

const CHECK_INTERVAL_MS = 1_000;
/** If the pause between two polls is longer than this, the server has asked for the pause. */
const LONG_PAUSE_MS = 30_000;

/**
 * The time until which the server has asked us not to poll: milliseconds, device clock. Null if there is no such pause.
 */
export function usePollsHeldUntil(): number | null {
  return useSyncExternalStore(subscribe, pollsHeldUntil);
}

/**
 * The time until which the server has asked us to send no drafts: milliseconds, device clock. Null if there is no such
 * pause.
 */
export function useSendingHeldUntil(): number | null {
  return useSyncExternalStore(subscribe, sendingHeldUntil);
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, CHECK_INTERVAL_MS);
  return () => clearInterval(timer);
}

function pollsHeldUntil(): number | null {
  const status = leaderStatus();
  const head = status?.phase === 'failing' ? status.tasks.find(({ name }) => name === 'head') : undefined;
  return head !== undefined && head.nextAt - head.endedAt > LONG_PAUSE_MS ? inFuture(head.nextAt) : null;
}

const sendingHeldUntil = (): number | null => inFuture(leaderStatus()?.sendingHeldUntil ?? null);

const inFuture = (at: number | null): number | null => (at !== null && at > Date.now() ? at : null);
