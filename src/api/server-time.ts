/** The `Date` header has whole seconds, so it is half a second too early on average. */
const HALF_SECOND_MS = 500;

/**
 * The server's time in the `Date` header of a response, milliseconds since the epoch. Null if the header is missing, or
 * unreadable because the server has another origin. Also null for a cached response, because its time is old, and for a
 * response that is not JSON, because it may come from a Wi-Fi sign-in page with another clock.
 */
export function serverTimeOf({ headers }: Pick<Response, 'headers'>): number | null {
  if (!(headers.get('Content-Type') ?? '').includes('json') || Number(headers.get('Age') ?? 0) > 0) return null;
  const at = Date.parse(headers.get('Date') ?? '');
  return Number.isNaN(at) ? null : at + HALF_SECOND_MS;
}
