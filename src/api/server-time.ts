/** The header has whole seconds, so on average half a second has passed. */
const HALF_SECOND_MS = 500;

/**
 * The server's time of an answer, milliseconds since the epoch; null when unknown. The header is readable only on the
 * own origin. It is ignored in a cached answer, which has an old time, and in the answer of a portal, which has another
 * clock.
 */
export function serverTimeOf({ headers }: Pick<Response, 'headers'>): number | null {
  if (!(headers.get('Content-Type') ?? '').includes('json') || Number(headers.get('Age') ?? 0) > 0) return null;
  const at = Date.parse(headers.get('Date') ?? '');
  return Number.isNaN(at) ? null : at + HALF_SECOND_MS;
}
