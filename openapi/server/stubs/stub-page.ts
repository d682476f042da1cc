import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** Escapes a text for HTML. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Reads a text that `escaped` wrote. */
export const unescaped = (html: string): string =>
  html.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));

const style =
  'body{font:16px/1.5 system-ui;max-width:28rem;margin:10vh auto;padding:0 1rem;color-scheme:light dark}button{font:inherit;padding:.4rem 1rem;margin-top:.75rem}';
const styleHash = createHash('sha256').update(style).digest('base64');

/**
 * Headers that forbid scripts, other sites, frames, caching and referrers.
 * @param formTarget another origin to which forms may lead; "" for none
 */
const headers = (formTarget: string) => ({
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'self' ${formTarget}; frame-ancestors 'none'`,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
});

/** Sends a 404 whose text says that nothing is pending. */
export function sendNothingPending(reply: FastifyReply, text: string): FastifyReply {
  return reply.code(404).headers(headers('')).type('text/plain; charset=utf-8').send(text);
}

/**
 * Sends a page of a fake provider.
 * @param body HTML
 * @param consoleOrigin the origin to which the answer to a form redirects. It must be allowed too, because
 *   browsers also apply `form-action` to the redirect after a form is sent
 */
export function sendStubPage(reply: FastifyReply, title: string, body: string, consoleOrigin: string): FastifyReply {
  return reply.headers(headers(consoleOrigin)).type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${style}</style>
<main><h1>${title}</h1>
${body}
</main></html>`);
}
