import type { Outcome } from '@workers/protocol/sync-api';
import { isUnclear } from '@/lib/api/problem';

/** A delete that finds nothing has been done before: by somebody else, or by the browser, which may repeat a request. */
export function deleted(outcome: Outcome<true>): Outcome<true> {
  const { ok } = outcome;
  const isGone = !ok && (outcome.problem.status === 404 || outcome.problem.status === 410);
  return isGone ? { ok: true, value: true } : outcome;
}

/**
 * The outcome of a `POST` that may have arrived twice, or whose answer was lost (contract.md, Requests): before it counts
 * as failed, what it should have made is looked up and compared.
 * @param identity the property that a repetition violates, e.g. "email"
 * @param lookUp gives what is there if it is what was sent, else null
 */
export async function created<T>(
  outcome: Outcome<T>,
  identity: string,
  lookUp: () => Promise<T | null>,
): Promise<Outcome<T>> {
  if (outcome.ok) return outcome;
  const { problem } = outcome;
  const isTaken = problem.violations.some(({ propertyPath }) => propertyPath === identity);
  if (!isTaken && !isUnclear(problem)) return outcome;
  const found = await lookUp();
  return found === null ? outcome : { ok: true, value: found };
}
