/**
 * Wraps `fetch` so that a cross-origin poll costs one request and never returns a response from the browser's cache.
 *
 * Chromium caches a preflight only for requests with the cache mode `default`; `no-store` sends a preflight every time.
 * With `default`, however, the browser may return a cached response. When the headers of a response allow that, this
 * wrapper repeats the request without the cache, and sends every later request without the cache.
 * @param send the wrapped `fetch`
 * @returns a `fetch` for requests; it passes on requests with another cache mode than `default` unchanged
 */
export function freshFetch(send: typeof fetch): (request: Request) => Promise<Response> {
  let bypassCache = false;
  return async (request) => {
    if (request.cache !== 'default') return send(request);
    if (bypassCache) return send(new Request(request, { cache: 'no-store' }));
    const response = await send(request);
    if (!isCacheable(response)) return response;
    // A redirect or an error is temporary, but the headers of a success apply to all responses of the server.
    bypassCache = response.ok;
    // Replaces the cached response.
    return send(new Request(request, { cache: 'reload' }));
  };
}

/** Statuses that browsers cache without any header (RFC 9110, 15.1). A redirect hides its status and headers. */
const CACHED_STATUSES = new Set([300, 301, 308, 404, 405, 410, 414, 451, 501]);

/**
 * Whether a browser may reuse this response without a request to the server. Reads only headers that are readable
 * across origins.
 */
export function isCacheable({ headers, status, type }: Pick<Response, 'headers' | 'status' | 'type'>): boolean {
  if (type === 'opaqueredirect') return true;
  const rules = (headers.get('Cache-Control') ?? '').toLowerCase().split(/\s*,\s*/);
  if (rules.includes('no-store') || rules.includes('no-cache')) return false;
  const allows = (rule: string) => /^(s-maxage|stale-while-revalidate)=|^immutable$/.test(rule) && !rule.endsWith('=0');
  if (rules.some(allows)) return true;
  const maxAge = rules.find((rule) => rule.startsWith('max-age='));
  if (maxAge !== undefined) return !/^max-age="?0+"?$/.test(maxAge);
  return headers.has('Expires') || headers.has('Last-Modified') || CACHED_STATUSES.has(status);
}
