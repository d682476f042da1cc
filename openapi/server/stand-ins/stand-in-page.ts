import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** A text as it may stand in HTML. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const style =
  'body{font:16px/1.5 system-ui;max-width:28rem;margin:10vh auto;padding:0 1rem;color-scheme:light dark}button{font:inherit;padding:.4rem 1rem;margin-top:.75rem}';
const styleHash = createHash('sha256').update(style).digest('base64');

/** No scripts, no other sites, in no frame, and nothing of it is kept or passed on. */
const headers = {
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
};

/** Sends a page that plays somebody else's. @param body HTML */
export function sendStandInPage(reply: FastifyReply, title: string, body: string): FastifyReply {
  return reply.headers(headers).type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${style}</style>
<main><h1>${title}</h1>
${body}
</main></html>`);
}
