import type { ApiProblem } from '@/domain/problem';

/** Thrown when a caller can only give up; contains the problem. */
export class ApiFailure extends Error {
  constructor(readonly problem: ApiProblem) {
    super(`${problem.kind} ${problem.status ?? ''} ${problem.description ?? problem.title ?? ''}`.trim());
    this.name = 'ApiFailure';
  }
}

/**
 * `asked` is the time of the call, device clock, milliseconds; it increases with every call of this thread. Of two
 * answers, the one with the later call is newer.
 */
export type ApiResult<T> =
  { ok: true; status: number; asked: number; value: T } | { ok: false; asked: number; problem: ApiProblem };

/** The value of a result, or an `ApiFailure`. */
export function valueOf<T>(result: ApiResult<T>): T {
  if (!result.ok) throw new ApiFailure(result.problem);
  return result.value;
}
