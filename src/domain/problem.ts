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
