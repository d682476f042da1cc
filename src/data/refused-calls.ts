import type { Outcome } from '@/domain/problem';
import { MINUTE_MS } from '@/lib/durations';

/** The shortest time between two reads of the signed-in user, even if the server refuses every call. */
const PAUSE_MS = MINUTE_MS;

let readOwnUser: () => Promise<unknown> = () => Promise.resolve();
let lastReadAt = -Infinity;

/** Sets the function that reads the signed-in user and notices changed rights. Called once per page. */
export function onRefusal(read: () => Promise<unknown>): void {
  readOwnUser = read;
}

/**
 * Reads the signed-in user after a 403, at most once a minute: the screens offer only what the known rights allow, so a
 * refusal means that the rights may have changed. Returns `outcome` unchanged.
 */
export function noticeRefusal<T>(outcome: Outcome<T>): Outcome<T> {
  if (outcome.ok || outcome.problem.status !== 403 || performance.now() - lastReadAt < PAUSE_MS) return outcome;
  lastReadAt = performance.now();
  readOwnUser().catch((error: unknown) => console.warn('The own user could not be read.', error));
  return outcome;
}
