/** The header has whole seconds, so on average half a second is missing. */
const HALF_SECOND_MS = 500;

/**
 * The time of the server in a response, milliseconds since the epoch; null when unknown. The header is readable only on
 * the same origin. It is ignored in a cached response, which has an old time, and in the response of a portal, which
 * has another clock.
 */
export function serverTimeOf({ headers }: Pick<Response, 'headers'>): number | null {
  if (!(headers.get('Content-Type') ?? '').includes('json') || Number(headers.get('Age') ?? 0) > 0) return null;
  const at = Date.parse(headers.get('Date') ?? '');
  return Number.isNaN(at) ? null : at + HALF_SECOND_MS;
}
