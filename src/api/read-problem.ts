import type { ApiProblem, Violation } from '@/domain/problem';
import { isRecord, listValues } from '@/lib/json';

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
 * Reads an error body of any dialect (hydra, problem+json, Lexik); `body` is the parsed JSON or undefined.
 * @param date the `Date` header of the response; a date in `retryAfter` is relative to this server time
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
 * The longest wait that a server can ask for, in either form of the header. A longer wait is probably a mistake or comes
 * from a wrong clock, and would stop every open console for that time.
 */
const LATEST_RETRY_MS = 15 * 60_000;

const limited = (ms: number): number => Math.min(LATEST_RETRY_MS, Math.max(0, ms));

function readRetryAfter(header: string | null, date: string | null): number | null {
  if (header === null) return null;
  const seconds = Number(header);
  if (!Number.isNaN(seconds)) return limited(seconds * 1000);
  const at = Date.parse(header);
  if (Number.isNaN(at)) return null;
  const answeredAt = Date.parse(date ?? '');
  return limited(at - (Number.isNaN(answeredAt) ? Date.now() : answeredAt));
}
