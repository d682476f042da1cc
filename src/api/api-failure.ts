import type { ApiProblem, Outcome } from '@/domain/problem';

/** A failed call as an exception, for callers that cannot handle the failure. Contains the problem. */
export class ApiFailure extends Error {
  constructor(readonly problem: ApiProblem) {
    super(`${problem.kind} ${problem.status ?? ''} ${problem.description ?? problem.title ?? ''}`.trim());
    this.name = 'ApiFailure';
  }
}

/**
 * The result of a call. `requestedAt` is when the call began: milliseconds, device clock. It increases with every call
 * of this thread, so of two responses, the one with the higher `requestedAt` is newer.
 */
export type ApiResult<T> =
  { ok: true; status: number; requestedAt: number; value: T } | { ok: false; requestedAt: number; problem: ApiProblem };

/** The value of a successful result. Throws `ApiFailure` for a failed result. */
export function valueOrThrow<T>(result: ApiResult<T>): T {
  if (!result.ok) throw new ApiFailure(result.problem);
  return result.value;
}

/** Runs `work` and returns its outcome. An `ApiFailure` becomes a failed outcome; other errors are thrown. */
export async function outcomeOfWork<T>(work: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    if (error instanceof ApiFailure) return { ok: false, problem: error.problem };
    throw error;
  }
}
