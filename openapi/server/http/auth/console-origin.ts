import type { FastifyRequest } from 'fastify';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

const originOf = (text: string | undefined): string | null =>
  text !== undefined && URL.canParse(text) ? new URL(text).origin : null;

const isLocal = (origin: string): boolean => loopback.has(new URL(origin).hostname);

/**
 * This backend's address as the caller sees it. The caller controls the `Host` header, so the header is used only if
 * both it and the configured address name this machine; otherwise the result is the configured address.
 * @param consoleUrl the configured public address of the console
 */
export function ownOrigin({ protocol, host }: FastifyRequest, consoleUrl: string): string {
  const known = new URL(consoleUrl).origin;
  const origin = originOf(`${protocol}://${host}`);
  return origin === `${protocol}://${host}` && isLocal(origin) && isLocal(known) ? origin : known;
}

/**
 * The origin of the console, for links and redirects with tokens. A public configured address decides alone:
 * otherwise a stranger could use a header to direct another person's reset link to their own page. If the configured
 * address names this machine, the result is the origin of the caller's page if that is on this machine, or else the
 * address that the caller asked for if that is, or else the configured address.
 * @param consoleUrl the configured public address of the console
 */
export function consoleOrigin({ headers, protocol, host }: FastifyRequest, consoleUrl: string): string {
  const known = new URL(consoleUrl).origin;
  if (!isLocal(known)) return known;
  const candidates = [originOf(headers.origin ?? headers.referer), originOf(`${protocol}://${host}`)];
  return candidates.find((origin): origin is string => origin !== null && isLocal(origin)) ?? known;
}
