import type { Outcome } from '@/domain/problem';

/** The own user is read at most once in this time, even if every call is refused, and that one too. */
const PAUSE_MS = 60_000;

let readOwnUser: () => Promise<unknown> = () => Promise.resolve();
let readAt = -Infinity;

/** Sets how the own user is read after a refusal, which notices changed rights. Called once per page. */
export function onRefusal(read: () => Promise<unknown>): void {
  readOwnUser = read;
}

/**
 * Reads the own user soon after a 403: the screens offer only what the known rights allow, so they may have changed.
 * Returns the outcome.
 */
export function noticeRefusal<T>(outcome: Outcome<T>): Outcome<T> {
  if (outcome.ok || outcome.problem.status !== 403 || performance.now() - readAt < PAUSE_MS) return outcome;
  readAt = performance.now();
  readOwnUser().catch((error: unknown) => console.warn('The own user could not be read.', error));
  return outcome;
}
