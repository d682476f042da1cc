import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(gzip);

/** The smallest answer worth compressing, bytes. */
const LEAST = 1_024;
/** The fastest level, which already shrinks a page of a list to a twelfth. */
const LEVEL = constants.Z_BEST_SPEED;

/**
 * Compresses a large payload if the caller accepts gzip, and sets `Vary` in any case. The entity tag of a compressed
 * payload becomes weak, because it belongs to the uncompressed text (RFC 9110, 8.8.1).
 */
export async function compressAnswer(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (typeof payload !== 'string' || payload.length < LEAST || isSettled(reply)) return payload;
  reply.header('Vary', [...namesOf(reply.getHeader('Vary')), 'Accept-Encoding']);
  if (!acceptsGzip(request.headers['accept-encoding'])) return payload;
  const tag = reply.getHeader('ETag');
  if (typeof tag === 'string') reply.header('ETag', `W/${tag}`);
  reply.header('Content-Encoding', 'gzip');
  return compress(payload, { level: LEVEL });
}

/** Whether encoding or length are already set, so that the payload must stay as it is. */
const isSettled = (reply: FastifyReply): boolean =>
  reply.hasHeader('Content-Encoding') || reply.hasHeader('Content-Length');

/** Whether an `Accept-Encoding` accepts gzip. */
export function acceptsGzip(accepted: string | string[] | undefined): boolean {
  return [accepted ?? []]
    .flat()
    .flatMap((line) => line.split(','))
    .some((coding) => /^\s*(?:gzip|\*)\s*(?:;\s*q=(?!0(?:\.0*)?\s*$).*)?$/i.test(coding));
}

function namesOf(vary: number | string | string[] | undefined): string[] {
  return [vary ?? []].flat().map(String);
}
