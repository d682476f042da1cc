/**
 * Wraps `fetch` so that a cross-origin poll usually costs one request, and never gets a response from the browser's
 * cache.
 *
 * Chromium caches a preflight only for requests with the cache mode `default`; `no-store` sends a preflight every time.
 * With `default`, however, the browser may return a cached response. When a response could have come from the cache,
 * this wrapper repeats the request without the cache. If that response was a success, the wrapper also sends every later
 * request without the cache.
 * @param send the `fetch` to wrap
 * @returns the wrapped `fetch`. It does not change requests with another cache mode than `default`
 */
export function freshFetch(send: typeof fetch): (request: Request) => Promise<Response> {
  let bypassCache = false;
  return async (request) => {
    if (request.cache !== 'default') return send(request);
    if (bypassCache) return send(new Request(request, { cache: 'no-store' }));
    const response = await send(request);
    if (!isCacheable(response)) return response;
    // Only a success shows which headers the server normally sends; a redirect or an error may be temporary.
    if (response.ok) bypassCache = true;
    // The cache mode `reload` also replaces the cached response.
    return send(new Request(request, { cache: 'reload' }));
  };
}

/** Browsers may cache responses with these statuses even without a header that allows it (RFC 9110, 15.1). */
const CACHED_STATUSES = new Set([300, 301, 308, 404, 405, 410, 414, 451, 501]);

/**
 * Whether a browser may cache this response and use it without asking the server. Reads only headers that are readable
 * across origins. A redirect hides its status and headers, so it counts as cacheable.
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
