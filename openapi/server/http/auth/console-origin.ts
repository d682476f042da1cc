import type { FastifyRequest } from 'fastify';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

const originOf = (text: string | undefined): string | null =>
  text !== undefined && URL.canParse(text) ? new URL(text).origin : null;

const isLocal = (origin: string): boolean => loopback.has(new URL(origin).hostname);

/**
 * This backend's address as the caller sees it. The caller controls the `Host` header. So the header is used only if
 * the header and the configured address both point to this machine; otherwise the result is the configured address.
 * @param consoleUrl the configured public address of the console
 */
export function ownOrigin({ protocol, host }: FastifyRequest, consoleUrl: string): string {
  const known = new URL(consoleUrl).origin;
  const origin = originOf(`${protocol}://${host}`);
  return origin === `${protocol}://${host}` && isLocal(origin) && isLocal(known) ? origin : known;
}

/**
 * The origin of the console, for links and redirects that contain tokens. A configured address that is public is always
 * the result: if a header could replace it, a stranger could make another person's reset link lead to the stranger's
 * own page. If the configured address points to this machine, the result is the first of these addresses that points to
 * this machine: the origin of the caller's page, the address in the `Host` header, the configured address.
 * @param consoleUrl the configured public address of the console
 */
export function consoleOrigin({ headers, protocol, host }: FastifyRequest, consoleUrl: string): string {
  const known = new URL(consoleUrl).origin;
  if (!isLocal(known)) return known;
  const candidates = [originOf(headers.origin ?? headers.referer), originOf(`${protocol}://${host}`)];
  return candidates.find((origin): origin is string => origin !== null && isLocal(origin)) ?? known;
}
