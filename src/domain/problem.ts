/** One rejected value, in the format of API Platform. The path may be "" (the object itself), dotted or indexed. */
export interface Violation {
  propertyPath: string;
  message: string;
}

/**
 * Why a call has no valid answer.
 * - `network`: no answer, so it is unknown whether the server acted · `timeout`: the same, after the time limit
 * - `invalid-answer`: the answer does not come from this API or is cut off (captive portal, wrong content type)
 * - `http`: the API answered with an error status
 * - `in-doubt`: a write got no clear answer, and a lookup of its result did not clarify it
 */
export interface ApiProblem {
  kind: 'network' | 'timeout' | 'invalid-answer' | 'http' | 'in-doubt';
  status: number | null;
  title: string | null;
  description: string | null;
  violations: Violation[];
  /** Milliseconds to wait, from the server's `Retry-After`; null without it. */
  retryAfterMs: number | null;
}

/** The result of a call or a command: a value, or the problem. The page chooses the words for a problem. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; problem: ApiProblem };

/** A problem without a server answer. */
export function transportProblem(kind: Exclude<ApiProblem['kind'], 'http'>, status: number | null = null): ApiProblem {
  return { kind, status, title: null, description: null, violations: [], retryAfterMs: null };
}

/** Whether the server may have acted although no valid answer came. */
export function isInDoubt(problem: ApiProblem): boolean {
  return problem.kind !== 'http' || (problem.status !== null && problem.status >= 500);
}

/**
 * The stored message of a refused write. With violations it is only the title. Without any text it is the HTTP status;
 * null when there is no status either.
 */
export function refusalOf({ violations, description, title, status }: ApiProblem): string | null {
  if (violations.length > 0) return title;
  return description ?? title ?? (status === null ? null : `HTTP ${status}`);
}
