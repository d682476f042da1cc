import type { Outcome } from '@/domain/problem';

/** The own user is read at most once in this time, even if all calls are refused. */
const PAUSE_MS = 60_000;

let readOwnUser: () => Promise<unknown> = () => Promise.resolve();
let readAt = -Infinity;

/** Sets the function that reads the own user, and thereby notices changed rights. Called once per page. */
export function onRefusal(read: () => Promise<unknown>): void {
  readOwnUser = read;
}

/**
 * Reads the own user after a 403: the screens offer only what the known rights allow, so the rights may have changed.
 * Returns `outcome`.
 */
export function noticeRefusal<T>(outcome: Outcome<T>): Outcome<T> {
  if (outcome.ok || outcome.problem.status !== 403 || performance.now() - readAt < PAUSE_MS) return outcome;
  readAt = performance.now();
  readOwnUser().catch((error: unknown) => console.warn('The own user could not be read.', error));
  return outcome;
}
