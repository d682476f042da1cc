import { givesReason, isInDoubt, isMissing, transportProblem, type ApiProblem, type Outcome } from '@/domain/problem';
import { sameValue } from '@/lib/same-value';

/** The result of a look-up for a write: the write has reached the server, it has not, or the look-up cannot tell. */
export type Arrival = 'arrived' | 'not-arrived' | 'unknown';

/** Whether a failed write may still have been carried out: no valid response, or a server error without a reason. */
export function isUnclear(problem: ApiProblem): boolean {
  return isInDoubt(problem) && !givesReason(problem);
}

/** Statuses that a gateway sends when it gets no response from the API. */
const GATEWAY_STATUSES = new Set<number | null>([502, 503, 504]);

/**
 * Whether the API itself has responded, so that it no longer works on the call. A 502, 503 or 504 without a reason
 * comes from a gateway.
 */
export function isFromApi(problem: ApiProblem): boolean {
  return problem.kind === 'http' && (!GATEWAY_STATUSES.has(problem.status) || givesReason(problem));
}

/**
 * Returns the final outcome of a write. After an unclear failure, looks up once whether the write has arrived. A write
 * that the look-up does not find counts as failed if the API answered it. Without an answer the result is
 * `unconfirmed`, because the write may still be running.
 * @param lookUp never rejects
 * @param value the value to return if the look-up finds the write
 * @returns the failure `unconfirmed` when the result stays unknown
 */
export async function settleWrite<T>(
  outcome: Outcome<T>,
  lookUp: () => Promise<Arrival>,
  value: T,
): Promise<Outcome<T>> {
  if (outcome.ok || !isUnclear(outcome.problem)) return outcome;
  const arrival = await lookUp();
  if (arrival === 'arrived') return { ok: true, value };
  const hasFailed = arrival === 'not-arrived' && isFromApi(outcome.problem);
  return hasFailed ? outcome : { ok: false, problem: transportProblem('unconfirmed') };
}

/** Whether a settled write may have changed something: it has arrived, or its outcome is unknown. */
export const mayHaveChanged = (outcome: Outcome<unknown>): boolean =>
  outcome.ok || outcome.problem.kind === 'unconfirmed';

/** The look-up for a write that the server never shows, such as a password. */
export const cannotTell = (): Promise<Arrival> => Promise.resolve('unknown');

/**
 * Judges whether a deletion has arrived.
 * @param read the result of reading the item, or the result of a failed DELETE. A success counts as "the item still
 *   exists", so never pass a successful DELETE
 */
export function arrivalOfDelete(read: Outcome<unknown>): Arrival {
  if (read.ok) return 'not-arrived';
  return isMissing(read.problem) ? 'arrived' : 'unknown';
}

/**
 * Judges whether a change has arrived, from the item read afterwards. If a returned value differs from the sent one,
 * the change has not arrived. If none differs, but the server does not return every sent value, such as a secret, the
 * result is `unknown`.
 * @param change the sent values; null and an empty text both mean no value
 * @param isSame compares a value on the server with the sent value; an empty text is passed as null
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
  if (sent.some((entry) => stored.has(entry[0]) && !isStored(entry))) return 'not-arrived';
  return sent.every(([key]) => stored.has(key)) ? 'arrived' : 'unknown';
}

const orNull = (value: unknown): unknown => (value === '' || value === undefined ? null : value);
