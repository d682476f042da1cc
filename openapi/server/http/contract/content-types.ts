import type { FastifyRequest, RouteOptions } from 'fastify';
import { Problem } from '../problem';

const ldJson = 'application/ld+json';
const plainJson = 'application/json';

/**
 * If an operation declares `application/ld+json`, also declares `application/json` with the same schema. API Platform
 * accepts both, but Fastify validates only bodies of declared types.
 */
export function declarePlainJson({ schema }: RouteOptions): void {
  const { content } = Object(schema?.body) as { content?: Record<string, unknown> };
  if (content?.[ldJson] !== undefined) content[plainJson] ??= content[ldJson];
}

function listed(types: readonly string[]): string {
  return types.map((type) => `"${type}"`).join(', ');
}

/**
 * Throws a 415 with the text of API Platform if the content type is missing or is not one of `declared`. An operation
 * that declares no types accepts any call.
 */
export function checkContentType(request: FastifyRequest, declared: readonly string[]): void {
  if (declared.length === 0) return;
  const header = request.headers['content-type'];
  if (header === undefined) throw new Problem(415, 'The "Content-Type" header must exist.');
  const type = header.split(';')[0]?.trim().toLowerCase() ?? '';
  if (declared.includes(type)) return;
  const description = `The content-type "${type}" is not supported. Supported MIME types are ${listed(declared)}.`;
  throw new Problem(415, description);
}

/** Throws a 406 with the text of API Platform when the caller accepts neither JSON nor XML nor plain text. */
export function checkAccept(request: FastifyRequest): void {
  const accept = request.headers.accept ?? '*/*';
  if (/\*\/\*|application\/\*|json|xml|text\/plain/.test(accept)) return;
  const offered = listed([ldJson, plainJson]);
  throw new Problem(406, `Requested format "${accept}" is not supported. Supported MIME types are ${offered}.`);
}
