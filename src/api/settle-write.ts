import { givesReason, isInDoubt, transportProblem, type ApiProblem, type Outcome } from '@/domain/problem';
import { sameValue } from '@/lib/same-value';

/** What the server says about a write afterwards: it has it, it does not have it, or it does not tell. */
export type Arrival = 'arrived' | 'missing' | 'unknown';

/** Whether a failure does not say if the server has acted: no valid response, or a server error without a reason. */
export function isUnclear(problem: ApiProblem): boolean {
  return isInDoubt(problem) && !givesReason(problem);
}

/**
 * Settles the outcome of a write. If the failure does not say whether the server has acted, looks it up once. A write that
 * is missing then has failed only if the server has responded; otherwise the server may still be working on it.
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

/** Whether a settled write may have changed something: it has arrived, or nobody knows. */
export const mayHaveChanged = (outcome: Outcome<unknown>): boolean =>
  outcome.ok || outcome.problem.kind === 'unconfirmed';

/** Look-up for a write that nobody can see afterwards, e.g. a password. */
export const cannotTell = (): Promise<Arrival> => Promise.resolve('unknown');

/** Whether a deleted item is gone, by reading it. */
export function arrivalOfDelete(read: Outcome<unknown>): Arrival {
  if (read.ok) return 'missing';
  const { status } = read.problem;
  return status === 404 || status === 410 ? 'arrived' : 'unknown';
}

/**
 * Whether an item has the values of a change. A value that the server does not return, such as a secret, tells nothing.
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
