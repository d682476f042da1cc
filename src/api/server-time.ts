/** The header says whole seconds: on average half of one has passed. */
const HALF_SECOND_MS = 500;

/**
 * What the server's clock showed when it answered, milliseconds since the epoch; null when it does not tell: only answers of
 * the own origin let this header be read, a copy from a cache says when it was made, and a portal has a clock of its own.
 */
export function serverTimeOf({ headers }: Pick<Response, 'headers'>): number | null {
  if (!(headers.get('Content-Type') ?? '').includes('json') || Number(headers.get('Age') ?? 0) > 0) return null;
  const at = Date.parse(headers.get('Date') ?? '');
  return Number.isNaN(at) ? null : at + HALF_SECOND_MS;
}
