import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { minimumRole } from './auth/access';
import { includesRole } from './auth/roles';
import { callerAddress } from './auth/caller-address';
import { authenticate, type SignedInUser, type UserFinder } from './auth/signed-in-user';
import type { Call, Handlers, Services, UnreadCall } from './call';
import { schemaViolations, typeProblem, type SchemaError } from './contract/body-errors';
import { checkAccept, checkContentType } from './contract/content-types';
import { isUnstorable, unstorableTexts } from './contract/unstorable-text';
import { consoleOrigin, ownOrigin } from './auth/console-origin';
import { accessDenied, badRequest, notFound, Problem, refuseViolations, Unauthorized, type Violation } from './problem';
import type { Query } from './query-string';
import { sendAnswer } from './wire/send-answer';
import type { Dialect } from './wire/dialect';

const users = new WeakMap<FastifyRequest, SignedInUser>();

/** The shared context of all operations. */
export interface OperationContext {
  services: Services;
  handlers: Handlers;
  /** Finds the account of a caller. */
  findUser: UserFinder;
  /** Whether an operation needs no token. */
  isPublic: (operationId: string) => boolean;
  /** The public address of the console. */
  consoleUrl: string;
  /** The current dialect. Tests switch it while the backend runs. */
  dialect: () => Dialect;
}

function declaredContentTypes(request: FastifyRequest): string[] {
  const body = request.routeOptions.schema?.body as { content?: Record<string, unknown> } | undefined;
  return Object.keys(body?.content ?? {});
}

async function admit(request: FastifyRequest, operationId: string, context: OperationContext): Promise<void> {
  const { services, handlers, findUser, isPublic } = context;
  if (isPublic(operationId)) {
    const user = await signedInUser(request, context);
    if (user !== null) users.set(request, user);
  } else {
    const user = await authenticate(findUser, services.tokens, request.headers.authorization);
    users.set(request, user);
    const needed = minimumRole(operationId);
    if (needed === null || !includesRole(user.role, needed)) throw accessDenied();
  }
  const handle = handlers[operationId];
  if (!handle) throw new Problem(501, `The operation ${operationId} is not implemented.`);
  refuseUnstorable(request);
  await handle.admit?.(unreadCall(request, context));
  checkAccept(request);
  const declared = declaredContentTypes(request);
  // Symfony's json_login ignores bodies that are not JSON, so for such a body the route does not exist.
  if (operationId === 'signIn' && !(request.headers['content-type'] ?? '').includes('json')) throw notFound();
  checkContentType(request, declared);
}

/** The user of a public call; null without a valid token. */
async function signedInUser(
  { headers }: FastifyRequest,
  { services, findUser }: OperationContext,
): Promise<SignedInUser | null> {
  if (headers.authorization === undefined) return null;
  try {
    return await authenticate(findUser, services.tokens, headers.authorization);
  } catch (error) {
    if (error instanceof Unauthorized) return null;
    throw error;
  }
}

/** Throws a problem for an invalid path or a wrong type. Returns the other errors, as violations for the handler. */
function contractViolations(request: FastifyRequest): Violation[] {
  const failed = request.validationError;
  if (!failed) return [];
  if (failed.validationContext === 'params') throw notFound();
  const errors = (failed.validation ?? []) as SchemaError[];
  const wrongType = typeProblem(errors);
  if (wrongType) throw wrongType;
  return schemaViolations(errors);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Refuses texts that cannot be stored: 404 in a path, 400 in a query. */
function refuseUnstorable(request: FastifyRequest): void {
  if (Object.values(request.params as Record<string, string>).some(isUnstorable)) throw notFound();
  if ((request.query as Query).entries.some(([, value]) => isUnstorable(value))) {
    throw badRequest('The query contains characters that cannot be read.');
  }
}

function readCall(request: FastifyRequest, context: OperationContext): Call {
  const body = isObject(request.body) ? request.body : {};
  const bodyViolations = contractViolations(request);
  // Refused here, so that no handler gets a text that cannot be stored.
  const unstorable = unstorableTexts(body);
  if (unstorable.length > 0) refuseViolations([...bodyViolations, ...unstorable]);
  if (declaredContentTypes(request).length > 0 && !isObject(request.body)) throw badRequest('Syntax error');
  return Object.assign(unreadCall(request, context), { body, bodyViolations });
}

function unreadCall(request: FastifyRequest, { services, consoleUrl }: OperationContext): UnreadCall {
  return {
    ...services,
    get user() {
      const user = users.get(request);
      if (!user) throw accessDenied();
      return user;
    },
    signedIn: users.get(request) ?? null,
    params: request.params as Record<string, string>,
    query: request.query as Query,
    get origin() {
      return ownOrigin(request, consoleUrl);
    },
    caller: callerAddress(request.ip),
    get consoleOrigin() {
      return consoleOrigin(request, consoleUrl);
    },
  };
}

/** The route of an operation: role check, validation and handler. Without a handler, it answers 501. */
export function operationRoute(operationId: string, context: OperationContext) {
  const { handlers, dialect } = context;
  const handle = handlers[operationId];
  const options: RouteShorthandOptions & {
    handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  } = {
    attachValidation: true,
    onRequest: (request) => admit(request, operationId, context),
    handler: async (request, reply) => {
      if (!handle) return reply;
      const answer = await handle(readCall(request, context));
      return sendAnswer(reply, answer, dialect());
    },
  };
  return options;
}
