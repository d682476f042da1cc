import { useSyncExternalStore } from 'react';
import { leaderStatus } from './sync-status-store';

const CHECK_INTERVAL_MS = 1_000;
/** Longer than any pause between two polls for which the server has not asked. */
const LONG_PAUSE_MS = 30_000;

/** The time until which nothing is read, because the server asked to wait: milliseconds, device clock; else null. */
export function usePollsHeldUntil(): number | null {
  return useSyncExternalStore(subscribe, pollsHeldUntil);
}

/** The time until which no draft is sent, because the server asked to wait: milliseconds, device clock; else null. */
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
