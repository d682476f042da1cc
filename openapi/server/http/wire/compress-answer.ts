import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(gzip);

/** Bytes below which packing saves nothing. */
const LEAST = 1_024;
/** A page of a list shrinks to a twelfth with the quickest level already. */
const LEVEL = constants.Z_BEST_SPEED;

/**
 * The payload with gzip where the caller takes it and it is worth it, with the headers that say so. The entity tag becomes
 * a weak one: it was made of the text, not of these bytes (RFC 9110, 8.8.1).
 */
export async function compressAnswer(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (typeof payload !== 'string' || payload.length < LEAST || isSettled(reply)) return payload;
  reply.header('Vary', [...namesOf(reply.getHeader('Vary')), 'Accept-Encoding']);
  if (!takesGzip(request.headers['accept-encoding'])) return payload;
  const tag = reply.getHeader('ETag');
  if (typeof tag === 'string') reply.header('ETag', `W/${tag}`);
  reply.header('Content-Encoding', 'gzip');
  return compress(payload, { level: LEVEL });
}

/** Somebody has said already what goes over the wire. */
const isSettled = (reply: FastifyReply): boolean =>
  reply.hasHeader('Content-Encoding') || reply.hasHeader('Content-Length');

/** Whether a caller's `Accept-Encoding` has gzip, and not only to refuse it. */
export function takesGzip(accepted: string | string[] | undefined): boolean {
  return [accepted ?? []]
    .flat()
    .flatMap((line) => line.split(','))
    .some((coding) => /^\s*(?:gzip|\*)\s*(?:;\s*q=(?!0(?:\.0*)?\s*$).*)?$/i.test(coding));
}

function namesOf(vary: number | string | string[] | undefined): string[] {
  return [vary ?? []].flat().map(String);
}
