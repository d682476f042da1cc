import type { ApiProblem, Violation } from '@/domain/problem';
import { isRecord, listValues } from '@/lib/json';
import { MINUTE_MS } from '@/lib/durations';

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

function readViolations(body: Record<string, unknown>): Violation[] {
  return listValues(body['violations'])
    .filter(isRecord)
    .map((entry) => ({
      propertyPath: text(entry['propertyPath']) ?? '',
      message: text(entry['message']) ?? '',
    }));
}

/**
 * Reads an error response in any format (hydra, problem+json, Lexik).
 * @param body the parsed JSON; undefined if there is none
 * @param date the `Date` header of the response. If `retryAfter` is a date, the pause is counted from this time.
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

/**
 * The longest pause that a `Retry-After` can demand. A longer pause is probably a mistake or comes from a wrong clock,
 * and would stop every open console for that time.
 */
const LONGEST_RETRY_MS = 15 * MINUTE_MS;

const limited = (ms: number): number => Math.min(LONGEST_RETRY_MS, Math.max(0, ms));

function readRetryAfter(header: string | null, date: string | null): number | null {
  if (header === null) return null;
  const seconds = Number(header);
  if (!Number.isNaN(seconds)) return limited(seconds * 1000);
  const at = Date.parse(header);
  if (Number.isNaN(at)) return null;
  const answeredAt = Date.parse(date ?? '');
  return limited(at - (Number.isNaN(answeredAt) ? Date.now() : answeredAt));
}
