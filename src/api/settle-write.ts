import { givesReason, isInDoubt, transportProblem, type ApiProblem, type Outcome } from '@/domain/problem';
import { sameValue } from '@/lib/same-value';

/** Whether a write has reached the server, as a later look-up shows. */
export type Arrival = 'arrived' | 'missing' | 'unknown';

/** Whether the server may have acted despite the failure: no valid response, or a server error without a reason. */
export function isUnclear(problem: ApiProblem): boolean {
  return isInDoubt(problem) && !givesReason(problem);
}

/**
 * The final outcome of a write. After an unclear failure, it looks up once whether the write has arrived. A missing write
 * counts as failed only if the server responded to it: without a response, the server may still be working on it.
 * @param lookUp never rejects
 * @param value the value of a write that has arrived
 * @returns the failure `unconfirmed` when the result is unknown
 */
export async function settleWrite<T>(
  outcome: Outcome<T>,
  lookUp: () => Promise<Arrival>,
  value: T,
): Promise<Outcome<T>> {
  if (outcome.ok || !isUnclear(outcome.problem)) return outcome;
  const arrival = await lookUp();
  if (arrival === 'arrived') return { ok: true, value };
  const isRefused = arrival === 'missing' && outcome.problem.kind === 'http';
  return isRefused ? outcome : { ok: false, problem: transportProblem('unconfirmed') };
}

/** Whether a settled write may have changed something: it has arrived, or its outcome is unknown. */
export const mayHaveChanged = (outcome: Outcome<unknown>): boolean =>
  outcome.ok || outcome.problem.kind === 'unconfirmed';

/** The look-up for a write that cannot be read back, e.g. a password. */
export const cannotTell = (): Promise<Arrival> => Promise.resolve('unknown');

/** Whether a deletion has arrived, from an attempt to read the item. */
export function arrivalOfDelete(read: Outcome<unknown>): Arrival {
  if (read.ok) return 'missing';
  const { status } = read.problem;
  return status === 404 || status === 410 ? 'arrived' : 'unknown';
}

/**
 * Whether a change has arrived, from the item read afterwards. A value that the server does not return, such as a secret,
 * makes the result `unknown`, unless another value shows that the change is missing.
 * @param change an empty text or null means no value
 * @param isSame compares a value on the server with the sent one; it gets null for an empty text
 */
export function arrivalOfChange(
  change: object,
  read: Outcome<object>,
  isSame: (stored: unknown, sent: unknown, key: string) => boolean = sameValue,
): Arrival {
  if (!read.ok) return 'unknown';
  const stored = new Map<string, unknown>(Object.entries(read.value));
  const sent = Object.entries(change).filter(([, value]) => value !== undefined);
  const isStored = ([key, value]: [string, unknown]): boolean => isSame(orNull(stored.get(key)), orNull(value), key);
  if (sent.some((entry) => stored.has(entry[0]) && !isStored(entry))) return 'missing';
  return sent.every(([key]) => stored.has(key)) ? 'arrived' : 'unknown';
}

const orNull = (value: unknown): unknown => (value === '' || value === undefined ? null : value);
