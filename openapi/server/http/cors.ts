import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Lets any origin call with the two request headers that the usual CORS set-up allows (contract.md, "Requests"), and
 * answers preflights. True when the request is answered.
 */
export function answerCors(request: FastifyRequest, reply: FastifyReply): boolean {
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
  reply.type('text/html; charset=UTF-8').send('');
  return true;
}
