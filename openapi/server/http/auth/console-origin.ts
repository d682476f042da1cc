import type { FastifyRequest } from 'fastify';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

const originOf = (text: string | undefined): string | null =>
  text !== undefined && URL.canParse(text) ? new URL(text).origin : null;

/**
 * This backend's own address as the caller sees it. The `Host` header is the caller's to write: what is no host is not taken.
 * @param consoleUrl the address that people know
 */
export function ownOrigin({ protocol, host }: FastifyRequest, consoleUrl: string): string {
  const origin = originOf(`${protocol}://${host}`);
  return origin === `${protocol}://${host}` ? origin : new URL(consoleUrl).origin;
}

/**
 * Where the console of a call is, for links and redirects that carry tokens: the caller's page, else this backend's own
 * address. Headers are the caller's to choose, so an origin counts only when it is on this machine or the configured one;
 * otherwise a stranger could have a reset link of somebody else lead to a page of their own.
 * @param consoleUrl the address that people know
 */
export function consoleOrigin({ headers, protocol, host }: FastifyRequest, consoleUrl: string): string {
  const known = new URL(consoleUrl).origin;
  const isTrusted = (origin: string | null): origin is string =>
    origin !== null && (origin === known || loopback.has(new URL(origin).hostname));
  const caller = originOf(headers.origin ?? headers.referer);
  if (isTrusted(caller)) return caller;
  const own = originOf(`${protocol}://${host}`);
  return isTrusted(own) ? own : known;
}
