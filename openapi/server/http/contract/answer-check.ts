import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SchemaValidator } from './schema-validator';

interface DeclaredAnswer {
  content?: Record<string, { schema?: object }>;
}

function declaredSchema(request: FastifyRequest, reply: FastifyReply): object | undefined {
  const responses = request.routeOptions.schema?.response as Record<string, DeclaredAnswer> | undefined;
  const declared =
    responses?.[reply.statusCode] ?? responses?.[`${Math.floor(reply.statusCode / 100)}XX`] ?? responses?.default;
  const type = String(reply.getHeader('content-type')).split(';')[0] ?? '';
  const content = declared?.content ?? {};
  return (content[type] ?? Object.values(content)[0])?.schema;
}

/** Throws when an answer does not match the schema that the contract declares for its status. */
export function checkAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  validator: SchemaValidator,
): void {
  const isJson = String(reply.getHeader('content-type')).includes('json');
  const schema = declaredSchema(request, reply);
  if (!isJson || !schema || typeof payload !== 'string') return;
  const validate = validator.compile(schema);
  if (validate(JSON.parse(payload))) return;
  const errors = (validate.errors ?? []).slice(0, 5).map((error) => `${error.instancePath} ${error.message ?? ''}`);
  throw new Error(
    `${request.method} ${request.url} ${reply.statusCode} does not match the contract: ${errors.join('; ')}`,
  );
}
