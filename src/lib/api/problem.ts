import { isRecord } from '@/lib/json';

/** One rejected value, as API Platform names it; the path may be "" (the whole object), dotted or indexed. */
export interface Violation {
  propertyPath: string;
  message: string;
}

/**
 * Why a call did not give a valid answer.
 * - `network`: no answer at all, so it is unknown whether the server acted · `timeout`: the same, after waiting
 * - `invalid-answer`: something answered that is not this API (captive portal, cut body, wrong content type)
 * - `http`: the API answered with an error status
 * - `in-doubt`: a write got no clear answer, and looking for what it made did not tell either
 */
export interface ApiProblem {
  kind: 'network' | 'timeout' | 'invalid-answer' | 'http' | 'in-doubt';
  status: number | null;
  title: string | null;
  description: string | null;
  violations: Violation[];
  /** Milliseconds the server asked to wait, from `Retry-After`. */
  retryAfterMs: number | null;
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

function readViolations(body: Record<string, unknown>): Violation[] {
  if (!Array.isArray(body['violations'])) return [];
  return body['violations'].filter(isRecord).map((entry) => ({
    propertyPath: text(entry['propertyPath']) ?? '',
    message: text(entry['message']) ?? '',
  }));
}

/**
 * Reads an error body of any dialect (hydra, problem+json, Lexik); `body` is the parsed JSON or undefined.
 * @param date of the answer, by the server's clock: a date in `retryAfter` is meant by it
 */
export function readProblem(
  status: number,
  body: unknown,
  retryAfter: string | null,
  date: string | null = null,
): ApiProblem {
  const from = isRecord(body) ? body : {};
  return {
    kind: 'http',
    status,
    title: text(from['hydra:title']) ?? text(from['title']),
    description:
      text(from['hydra:description']) ?? text(from['detail']) ?? text(from['description']) ?? text(from['message']),
    violations: readViolations(from),
    retryAfterMs: readRetryAfter(retryAfter, date),
  };
}

/** A problem that no server answer stands behind. */
export function transportProblem(kind: Exclude<ApiProblem['kind'], 'http'>, status: number | null = null): ApiProblem {
  return { kind, status, title: null, description: null, violations: [], retryAfterMs: null };
}

/** Whether the server may have acted although no valid answer came. */
export function isUnclear(problem: ApiProblem): boolean {
  return problem.kind !== 'http' || (problem.status !== null && problem.status >= 500);
}

/**
 * The words that a refused write is kept with: beside violations the title only, for the violations say the rest. Without
 * any words its status; null when there is none either.
 */
export function refusalOf({ violations, description, title, status }: ApiProblem): string | null {
  if (violations.length > 0) return title;
  return description ?? title ?? (status === null ? null : `HTTP ${status}`);
}

/** A date so far away is rather a clock that is wrong. */
const LATEST_RETRY_MS = 15 * 60_000;

function readRetryAfter(header: string | null, date: string | null): number | null {
  if (header === null) return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const at = Date.parse(header);
  if (Number.isNaN(at)) return null;
  const answeredAt = Date.parse(date ?? '');
  const wait = at - (Number.isNaN(answeredAt) ? Date.now() : answeredAt);
  return Math.min(LATEST_RETRY_MS, Math.max(0, wait));
}
