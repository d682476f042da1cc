/** A rejected value, in the format of API Platform. The path can be "" (the object itself), dotted or indexed. */
export interface Violation {
  propertyPath: string;
  message: string;
}

/**
 * Why a call failed.
 * - `network`: no response, so it is unknown whether the server acted
 * - `timeout`: no response within the time limit, so it is also unknown whether the server acted
 * - `invalid-answer`: the response does not come from this API, or is truncated (captive portal, wrong content type)
 * - `http`: the API responded with an error status
 * - `in-doubt`: a creation got no valid response, and a look-up could not find out whether it succeeded
 * - `unconfirmed`: like `in-doubt`, but for a change or a deletion
 */
export interface ApiProblem {
  kind: 'network' | 'timeout' | 'invalid-answer' | 'http' | 'in-doubt' | 'unconfirmed';
  status: number | null;
  title: string | null;
  description: string | null;
  violations: Violation[];
  /** How long the server asks to wait (`Retry-After`), in milliseconds, at most 15 minutes; null if it does not say. */
  retryAfterMs: number | null;
}

/** The result of a call or a command: a value, or a problem that the page turns into a message. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; problem: ApiProblem };

/** A problem that is not an error response of the API. */
export function transportProblem(kind: Exclude<ApiProblem['kind'], 'http'>, status: number | null = null): ApiProblem {
  return { kind, status, title: null, description: null, violations: [], retryAfterMs: null };
}

/** Texts that only repeat the status of a response, in lower case. */
const STATUS_TEXTS = new Set([
  'an error occurred',
  'internal server error',
  'server error',
  'not implemented',
  'bad gateway',
  'service unavailable',
  'service temporarily unavailable',
  'gateway timeout',
  'gateway time-out',
]);

/**
 * Whether the response says why the call failed. A text that only repeats the status does not: API Platform sends such
 * a text when it has carried out a write but cannot publish the update.
 */
export function givesReason({ kind, description, violations }: ApiProblem): boolean {
  if (kind !== 'http') return false;
  const words = (description ?? '').toLowerCase().replace(/^(?:http )?(?:error )?5\d\d\b[\s:–-]*/, '');
  return violations.length > 0 || (words.trim() !== '' && !STATUS_TEXTS.has(words.trim().replace(/[.!]+$/, '')));
}

/** Whether the server may have carried out the call: no valid response arrived, or its status was 500 or higher. */
export function isInDoubt(problem: ApiProblem): boolean {
  return problem.kind !== 'http' || (problem.status !== null && problem.status >= 500);
}

/** These statuses say that an item does not exist, or that this person may not see it. */
export const GONE_STATUSES: ReadonlySet<number | null> = new Set([403, 404, 410]);

/**
 * Whether the API says that an item does not exist, or that this person may not see it. API Platform gives every error
 * a title. A gateway that has no route to the API at present answers 404 without a title.
 */
export function isGone({ kind, status, title }: ApiProblem): boolean {
  return kind === 'http' && GONE_STATUSES.has(status) && title !== null;
}

/** Whether the API says that an item does not exist. */
export function isMissing(problem: ApiProblem): boolean {
  return isGone(problem) && problem.status !== 403;
}

/** Whether the answer to a request for a log says that there is no log. */
export function saysNoLog({ kind, status }: ApiProblem): boolean {
  return kind === 'http' && (status === 404 || status === 410);
}

/**
 * The message to store for a refused write. If there are violations, it is the title; otherwise it is the first of
 * description, title and HTTP status that exists. Null if there is none.
 */
export function refusalOf({ violations, description, title, status }: ApiProblem): string | null {
  if (violations.length > 0) return title;
  return description ?? title ?? (status === null ? null : `HTTP ${status}`);
}

/**
 * Why the screen does not show some data yet:
 * - `loading`: the data is being read.
 * - `offline`: the device has no connection.
 * - `serverFails`: the server answers every poll with errors.
 * - `failed`: the last request for the data failed.
 */
export type MissingReason = { state: 'loading' | 'offline' | 'serverFails' } | { state: 'failed'; problem: ApiProblem };
