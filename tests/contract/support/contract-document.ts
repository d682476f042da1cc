import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** A parameter of an operation, with its reference followed. */
export interface Parameter {
  name: string;
  in: 'query' | 'path';
  required: boolean;
}

/** One operation of the contract. */
export interface Operation {
  id: string;
  /** `GET /api/users/{id}`. */
  call: string;
  /** JSON pointer of the operation. */
  pointer: string;
  spec: JsonObject;
  parameters: Parameter[];
}

const methods = new Set(['get', 'post', 'patch', 'put', 'delete']);

/** openapi/console.yaml, parsed. */
export const contract = parse(readFileSync('openapi/console.yaml', 'utf8')) as JsonObject;

/** Reads a JSON value as an object; any other value becomes an empty object. */
export function asObject(value: Json | undefined): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

/** Reads a JSON value as a list; any other value becomes an empty list. */
export function asList(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

/** Escapes a key for a JSON pointer. */
export function pointerKey(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** Resolves a reference; returns any other object unchanged, and an empty object for any other value. */
export function follow(value: Json | undefined): JsonObject {
  const { $ref } = asObject(value);
  if (typeof $ref !== 'string') return asObject(value);
  const target = $ref
    .split('/')
    .slice(1)
    .reduce<Json | undefined>((at, key) => asObject(at)[key.replaceAll('~1', '/').replaceAll('~0', '~')], contract);
  if (target === undefined) throw new Error(`${$ref} does not exist`);
  return follow(target);
}

function readParameter(value: Json): Parameter {
  const { name, in: place, required } = follow(value);
  if (place !== 'query' && place !== 'path') throw new Error(`Unexpected parameter ${String(name)}`);
  return { name: String(name), in: place, required: required === true };
}

/** Every operation of the contract, in its order. */
export const operations: Operation[] = Object.entries(asObject(contract.paths)).flatMap(([path, item]) =>
  Object.entries(asObject(item))
    .filter(([method]) => methods.has(method))
    .map(([method, value]) => {
      const spec = asObject(value);
      return {
        id: String(spec.operationId),
        call: `${method.toUpperCase()} ${path}`,
        pointer: `/paths/${pointerKey(path)}/${method}`,
        spec,
        parameters: [...asList(asObject(item).parameters), ...asList(spec.parameters)].map(readParameter),
      };
    }),
);

/** Compiles the schema at a JSON pointer in strict mode: a misspelt keyword throws. */
export function createSchemaCompiler(): (pointer: string) => ValidateFunction {
  const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true, allErrors: true });
  addFormats.default(ajv);
  // Allows the keys of the document, which are not schema keywords.
  ajv.addVocabulary(Object.keys(contract));
  ajv.addSchema(contract, 'console');
  const compiled = new Map<string, ValidateFunction>();
  return (pointer) => {
    const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `console#${encodeURI(pointer)}` });
    compiled.set(pointer, validate);
    return validate;
  };
}

/** The validation errors of a value against the schema at a pointer; null when it is valid. */
export function validationErrors(compile: (pointer: string) => ValidateFunction, pointer: string, value: unknown) {
  const validate = compile(pointer);
  if (validate(value)) return null;
  const errors = (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
  return `${pointer}: ${errors.join('; ')}`;
}
