import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Allows any origin. For a preflight, also sets the allowed methods and request headers, and returns true: the caller
 * must then answer with an empty body.
 */
export function allowOrigin(request: FastifyRequest, reply: FastifyReply): boolean {
  const { origin } = request.headers;
  if (origin !== undefined) reply.header('Access-Control-Allow-Origin', origin);
  const wanted = request.headers['access-control-request-method'];
  if (request.method !== 'OPTIONS' || wanted === undefined) return false;
  reply.headers({
    Vary: 'Origin',
    'Access-Control-Allow-Methods': 'GET, OPTIONS, POST, PUT, PATCH, DELETE',
    'Access-Control-Allow-Headers': 'Authorization, Content-Type',
    'Access-Control-Max-Age': '3600',
  });
  return true;
}
