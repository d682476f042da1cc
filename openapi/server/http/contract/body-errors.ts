import { blank, badRequest, invalidChoice, invalidEmail, violation, type Problem, type Violation } from '../problem';

/** An error of ajv about one place in a body. */
export interface SchemaError {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string | undefined;
  data?: unknown;
}

const relations = new Set(['company', 'connection']);

const phpTypes: Record<string, string> = { boolean: 'bool', integer: 'int', number: 'float', object: 'array' };

/** The type of a value as PHP's gettype names it. */
function phpTypeOf(value: unknown): string {
  if (value === null) return 'NULL';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'double';
  return typeof value === 'object' ? 'array' : typeof value;
}

/** Writes `/mappings/0/code` as `mappings[0].code`. */
function propertyPath(pointer: string, last = ''): string {
  const parts = [...pointer.split('/').slice(1), last].filter((part) => part !== '');
  return parts.map((part, index) => (/^\d+$/.test(part) ? `[${part}]` : `${index === 0 ? '' : '.'}${part}`)).join('');
}

function relationProblem(name: string, data: unknown): Problem {
  if (typeof data === 'object') {
    return badRequest(`Nested documents for attribute "${name}" are not allowed. Use IRIs instead.`);
  }
  if (typeof data === 'string') return badRequest(`Invalid IRI "${data}".`);
  return badRequest(`Expected IRI or nested document for attribute "${name}", "${phpTypeOf(data)}" given.`);
}

/** The 400 for a wrong type, without violations; null when all types are right. */
export function typeProblem(errors: readonly SchemaError[]): Problem | null {
  const related = errors.find((error) => relations.has(propertyPath(error.instancePath)));
  if (related) return relationProblem(propertyPath(related.instancePath), related.data);
  const error = errors.find(({ keyword }) => keyword === 'type');
  if (!error) return null;
  const wanted = [error.params.type].flat().find((type) => type !== 'null');
  const name = propertyPath(error.instancePath);
  if (name === '') return badRequest('Syntax error');
  const type = phpTypes[String(wanted)] ?? String(wanted);
  return badRequest(`The type of the "${name}" attribute must be "${type}", "${phpTypeOf(error.data)}" given.`);
}

function messageFor({ keyword, params, message }: SchemaError): string | null {
  if (keyword === 'required' || (keyword === 'minLength' && params.limit === 1)) return blank;
  if (keyword === 'enum') return invalidChoice;
  if (keyword === 'format' && params.format === 'email') return invalidEmail;
  if (keyword === 'minLength')
    return `This value is too short. It should have ${String(params.limit)} characters or more.`;
  if (keyword === 'maxLength')
    return `This value is too long. It should have ${String(params.limit)} characters or less.`;
  if (keyword === 'maxItems') return `This collection should contain ${String(params.limit)} elements or less.`;
  if (keyword === 'pattern' || keyword === 'minimum' || keyword === 'maximum') return 'This value is not valid.';
  // Unknown attributes are ignored, as in API Platform. Errors of alternatives only repeat the errors of their parts.
  return ['additionalProperties', 'unevaluatedProperties', 'oneOf', 'anyOf', 'if'].includes(keyword)
    ? null
    : (message ?? null);
}

/** The errors other than wrong types, as violations of the fields. */
export function schemaViolations(errors: readonly SchemaError[]): Violation[] {
  return errors.flatMap((error) => {
    const message = messageFor(error);
    const missing = error.keyword === 'required' ? String(error.params.missingProperty) : '';
    return message === null ? [] : [violation(propertyPath(error.instancePath, missing), message)];
  });
}
