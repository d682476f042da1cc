/**
 * Wraps `fetch` so that a poll costs one request across origins, and never gives an answer that the browser has kept.
 *
 * Chromium remembers the answer to a preflight only for requests of the cache mode `default`; `no-store` asks for permission
 * every time. In that mode the browser may give an earlier answer again, without asking the server. Where the headers of an
 * answer allow that, the request is repeated past the browser's cache, and so is every later one of this wrapper.
 * @param send the `fetch` that is wrapped
 * @returns a `fetch` for requests; those of another cache mode than `default` pass unchanged
 */
export function freshFetch(send: typeof fetch): (request: Request) => Promise<Response> {
  let mayReuse = false;
  return async (request) => {
    if (request.cache !== 'default') return send(request);
    if (mayReuse) return send(new Request(request, { cache: 'no-store' }));
    const answer = await send(request);
    if (!isReusable(answer)) return answer;
    // A redirect or a status that the browser remembers belongs to one moment; the headers of an answer to the server.
    mayReuse = answer.ok;
    // Replaces what the browser has kept.
    return send(new Request(request, { cache: 'reload' }));
  };
}

/** These a browser keeps although no header allows it (RFC 9110, 15.1). A redirect hides its status and its headers. */
const KEPT_STATUSES = new Set([300, 301, 308, 404, 405, 410, 414, 451, 501]);

/**
 * Whether a browser may give this answer again without asking the server. Reads only headers that every other origin lets
 * be read.
 */
export function isReusable({ headers, status, type }: Pick<Response, 'headers' | 'status' | 'type'>): boolean {
  if (type === 'opaqueredirect') return true;
  const rules = (headers.get('Cache-Control') ?? '').toLowerCase().split(/\s*,\s*/);
  if (rules.includes('no-store') || rules.includes('no-cache')) return false;
  const allows = (rule: string) => /^(s-maxage|stale-while-revalidate)=|^immutable$/.test(rule) && !rule.endsWith('=0');
  if (rules.some(allows)) return true;
  const maxAge = rules.find((rule) => rule.startsWith('max-age='));
  if (maxAge !== undefined) return !/^max-age="?0+"?$/.test(maxAge);
  return headers.has('Expires') || headers.has('Last-Modified') || KEPT_STATUSES.has(status);
}
