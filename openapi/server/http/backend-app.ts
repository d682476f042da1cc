import { hash } from 'node:crypto';
import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { fastifyOpenapiGlue } from 'fastify-openapi-glue';
import { isBackendPath } from './backend-paths';
import { declarePlainJson } from './contract/content-types';
import { methodFinder, publicOperations, readContract, type Contract } from './contract/contract-file';
import { schemaValidator, type SchemaValidator } from './contract/schema-validator';
import { checkAnswer } from './contract/answer-check';
import { allowOrigin } from './cors';
import type { Faults } from './faults/faults';
import { operationRoute, type OperationContext } from './operations';
import { TooManyAttempts } from './auth/attempts';
import { userFinder } from './auth/signed-in-user';
import { Problem, Unauthorized, badRequest } from './problem';
import { parseQuery } from './query-string';
import { trustProxy } from './trust-proxy';
import { compressAnswer } from './wire/compress-answer';
import { sendBadSignIn, sendProblem, sendThrottled, sendUnauthorized } from './wire/send-answer';

/** Options of the app. */
export interface AppOptions extends Omit<OperationContext, 'isPublic' | 'findUser'> {
  /** The trusted proxies, whose `X-Forwarded-*` headers are used: their number, or their addresses and networks. */
  trustProxy: number | string[];
  /** Checks every answer against the contract; a violation is an error. True in tests. */
  validateAnswers: boolean;
  /** Injects faults; null outside tests. */
  faults: Faults | null;
}

/** The largest body in bytes: enough for a configuration of a megabyte. */
const largestBody = 4 * 1024 * 1024;

const pathOf = (request: FastifyRequest) => request.url.split('?')[0] ?? '/';

function unmatched(request: FastifyRequest, allowed: readonly string[]): Problem {
  const route = `No route found for "${request.method} ${request.protocol}://${request.host}${pathOf(request)}"`;
  if (allowed.length === 0) return new Problem(404, route, { unmatchedRoute: true });
  const allow = allowed.join(', ');
  const description = `${route}: Method Not Allowed (Allow: ${allow})`;
  return new Problem(405, description, { unmatchedRoute: true, headers: { Allow: allow } });
}

function isProblemOfFramework(error: unknown): error is Error & { statusCode: number } {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';
}

// Class 23 of PostgreSQL's errors: a row is still in use, or another call has created the same row. API Platform
// answers 500 too.
function isBrokenConstraint(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('23');
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply, options: AppOptions): FastifyReply {
  if (error instanceof Unauthorized) return sendUnauthorized(reply, error);
  const isBadCall = error instanceof Problem && (error.status === 400 || error.status === 422);
  if (isBadCall && pathOf(request) === '/authentication_token') {
    return sendBadSignIn(reply);
  }
  if (error instanceof TooManyAttempts) return sendThrottled(reply, error);
  if (error instanceof Problem) return sendProblem(reply, error, options.dialect());
  if (isProblemOfFramework(error) && error.statusCode < 500) {
    return sendProblem(reply, new Problem(error.statusCode, error.message), options.dialect());
  }
  if (!isBrokenConstraint(error)) console.error(`${request.method} ${request.url}`, error);
  return sendProblem(reply, new Problem(500, 'Internal Server Error'), options.dialect());
}

function addCommonHeaders(request: FastifyRequest, reply: FastifyReply, payload: unknown): void {
  if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-cache, private');
  if (reply.statusCode === 401) return;
  reply.header('X-Content-Type-Options', 'nosniff').header('X-Frame-Options', 'deny');
  if (request.method === 'GET' && reply.statusCode === 200 && typeof payload === 'string') {
    reply.header('ETag', `"${hash('md5', payload)}"`);
  }
}

function readBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, JSON.parse(String(text)));
    } catch {
      done(badRequest('Syntax error'));
    }
  });
}

/** Reads forms that a browser posts, such as the answer of the identity provider. */
function readForms(scope: FastifyInstance): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  );
}

function checkCalls(scope: FastifyInstance, validator: SchemaValidator): void {
  scope.setSerializerCompiler(() => (data) => JSON.stringify(data));
  scope.setValidatorCompiler(({ schema, httpPart }) => {
    // API Platform ignores invalid filters, so a query is never refused by its schema.
    if (httpPart === 'querystring' || httpPart === 'headers') return () => true;
    const validate = validator.compile(Object(schema) as object);
    return (data: unknown) => {
      return validate(data)
        ? { value: data }
        : { error: Object.assign(new Error('Bad call'), { validation: validate.errors }) };
    };
  });
}

async function serveContract(scope: FastifyInstance, options: AppOptions, contract: Contract): Promise<void> {
  const validator = schemaValidator();
  const publicIds = publicOperations(contract);
  const context: OperationContext = {
    ...options,
    findUser: userFinder(options.services.db),
    isPublic: (operationId) => publicIds.has(operationId),
  };
  readBodies(scope);
  readForms(scope);
  checkCalls(scope, validator);
  scope.addHook('onRoute', declarePlainJson);
  scope.setErrorHandler((error, request, reply) => sendError(error, request, reply, options));
  scope.addHook('onSend', async (request, reply, payload) => {
    addCommonHeaders(request, reply, payload);
    if (options.validateAnswers && !options.faults?.isSpoiled(request)) checkAnswer(request, reply, payload, validator);
    return compressAnswer(request, reply, payload);
  });
  await scope.register(fastifyOpenapiGlue, {
    specification: contract,
    operationResolver: (operationId) => operationRoute(operationId, context) as never,
  });
}

/** The backend as a Fastify app: every operation of the contract, and the errors for unknown routes. */
export async function createBackendApp(options: AppOptions): Promise<FastifyInstance> {
  const contract = await readContract();
  const methodsOf = methodFinder(contract);
  const app = fastify({
    routerOptions: { maxParamLength: 500, querystringParser: (text) => parseQuery(text) as never },
    // Some GET calls have an effect, which HEAD must not have. The contract has no HEAD, so the answer is 405.
    exposeHeadRoutes: false,
    forceCloseConnections: true,
    bodyLimit: largestBody,
    trustProxy: trustProxy(options.trustProxy),
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!isBackendPath(pathOf(request))) return;
    const isPreflight = allowOrigin(request, reply);
    await options.faults?.before(request, reply);
    if (isPreflight) return reply.type('text/html; charset=UTF-8').send('');
    if (reply.sent) return reply;
    if (request.is404) {
      sendError(unmatched(request, methodsOf(pathOf(request))), request, reply, options);
      // The answer may not be sent yet. Without this `return`, the framework would send its own 404 before it.
      return reply;
    }
  });
  const { faults } = options;
  if (faults) app.addHook('onSend', async (request, reply, payload) => faults.after(request, reply, payload));
  await app.register((scope) => serveContract(scope, options, contract));
  return app;
}
