import type { FastifyRequest } from 'fastify';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

const originOf = (text: string | undefined): string | null =>
  text !== undefined && URL.canParse(text) ? new URL(text).origin : null;

const isLocal = (origin: string): boolean => loopback.has(new URL(origin).hostname);

/**
 * This backend's own address as the caller sees it. The `Host` header is the caller's to write: it counts only when it
 * names this machine, and no address is configured, or the configured one.
 * @param consoleUrl the address that people know
 */
export function ownOrigin({ protocol, host }: FastifyRequest, consoleUrl: string): string {
  const known = new URL(consoleUrl).origin;
  const origin = originOf(`${protocol}://${host}`);
  return origin === `${protocol}://${host}` && isLocal(origin) && isLocal(known) ? origin : known;
}

/**
 * Where the console of a call is, for links and redirects that carry tokens. A configured address alone decides, for
 * headers are the caller's to choose: a stranger could have a reset link of somebody else lead to a page of their own.
 * Without one, which is on one machine only, it is the caller's page on this machine.
 * @param consoleUrl the address that people know
 */
export function consoleOrigin({ headers, protocol, host }: FastifyRequest, consoleUrl: string): string {
  const known = new URL(consoleUrl).origin;
  if (!isLocal(known)) return known;
  const candidates = [originOf(headers.origin ?? headers.referer), originOf(`${protocol}://${host}`)];
  return candidates.find((origin): origin is string => origin !== null && isLocal(origin)) ?? known;
}
