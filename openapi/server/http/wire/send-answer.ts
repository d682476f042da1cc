import type { FastifyReply } from 'fastify';
import type { Answer } from '../call';
import type { Unauthorized, Problem } from '../problem';
import { writeCollection } from './collection';
import type { Dialect } from './dialect';
import { writeError } from './error-body';
import { writeResource } from './resource';

const ldJson = 'application/ld+json; charset=utf-8';
const vary = ['Accept', 'Content-Type', 'Authorization', 'Origin'];

function sendResource(reply: FastifyReply, answer: Answer & { kind: 'item' }, dialect: Dialect): FastifyReply {
  const { resource, created } = answer;
  if (created) reply.code(201).header('Location', resource['@id']);
  reply.header('Accept-Patch', 'application/merge-patch+json').header('Vary', vary).type(ldJson);
  const context = { '@context': `/api/contexts/${resource['@type']}` };
  return reply.send(JSON.stringify({ ...context, ...writeResource(resource, dialect) }));
}

/** Sends a handler's answer in the format of the dialect. */
export function sendAnswer(reply: FastifyReply, answer: Answer, dialect: Dialect): FastifyReply {
  switch (answer.kind) {
    case 'page':
      return reply
        .header('Vary', vary)
        .type(ldJson)
        .send(JSON.stringify(writeCollection(answer.page, dialect)));
    case 'item':
      return sendResource(reply, answer, dialect);
    case 'json':
      reply.code(answer.status).header('Content-Type', answer.type);
      return reply.send(JSON.stringify(answer.body));
    case 'text':
      return reply.header('Content-Type', answer.type).send(answer.text);
    case 'redirect':
      return reply.redirect(answer.url, 302);
    case 'nothing':
      return reply.code(204).send();
  }
}

/** Sends a problem in the format of the dialect. */
export function sendProblem(reply: FastifyReply, problem: Problem, dialect: Dialect): FastifyReply {
  const { contentType, body } = writeError(problem, dialect);
  return reply
    .code(problem.status)
    .headers(problem.headers)
    .header('Content-Type', contentType)
    .send(JSON.stringify(body));
}

/** Sends LexikJWT's 401, which is the same in every dialect. */
export function sendUnauthorized(reply: FastifyReply, error: Unauthorized): FastifyReply {
  reply.code(401).header('WWW-Authenticate', 'Bearer').header('Content-Type', 'application/json');
  return reply.send(JSON.stringify({ code: 401, message: error.message }));
}

/** Sends the 429 for too many attempts, in the format of a refused sign-in. */
export function sendThrottled(reply: FastifyReply, { status, message, headers }: Problem): FastifyReply {
  reply.code(status).headers(headers).header('Content-Type', 'application/json');
  return reply.send(JSON.stringify({ code: status, message }));
}

/** Sends the 400 of Symfony for a sign-in with an invalid body. It is the same in every dialect. */
export function sendBadSignIn(reply: FastifyReply): FastifyReply {
  const type = 'https://tools.ietf.org/html/rfc2616#section-10';
  const body = { type, title: 'An error occurred', status: 400, detail: 'Bad Request' };
  return reply.code(400).header('Content-Type', 'application/json').send(JSON.stringify(body));
}
