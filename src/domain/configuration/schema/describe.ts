import * as z from 'zod/mini';
import { isRecord } from '@/lib/json';
import { hints } from './field-types';
import type { Path } from './path';

/**
 * The help that the JSON editor shows for one key. The key's label is the translation `field.{key}` in the namespace
 * `job-forms`.
 */
export interface KeyDescription {
  key: string;
  /** JSON types, e.g. `string` or `array`; empty when any value is allowed. */
  types: string[];
  /** The possible values; empty when any value is allowed. */
  values: unknown[];
  required: boolean;
  /** The value in a new entry; undefined for a key without a default. */
  initial: unknown;
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

const jsonSchemas = new WeakMap<z.core.$ZodType, JsonSchema>();

/** Converts a schema to JSON Schema, in which unknown keys are allowed. */
export function jsonSchemaOf(schema: z.core.$ZodType): JsonSchema {
  const known = jsonSchemas.get(schema);
  if (known !== undefined) return known;
  const created = z.toJSONSchema(schema, { io: 'input', metadata: hints });
  jsonSchemas.set(schema, created);
  return created;
}

/** The keys that an object at a path may have, for auto-completion. */
export function keysAt(schema: z.core.$ZodType, path: Path): KeyDescription[] {
  const keys = new Map<string, KeyDescription>();
  for (const place of schemasAt(schema, path)) {
    for (const [key, member] of Object.entries(place.properties ?? {})) {
      if (!keys.has(key)) keys.set(key, keyDescription(key, asSchema(member), place.required?.includes(key) === true));
    }
  }
  return [...keys.values()];
}

/** The possible values at a path, for auto-completion; empty when any value is allowed. */
export function valuesAt(schema: z.core.$ZodType, path: Path): unknown[] {
  return [...new Set(schemasAt(schema, path).flatMap(valuesOf))];
}

/** Whether the schema has every key of a path. */
export const isKnownPath = (schema: z.core.$ZodType, path: Path): boolean => schemasAt(schema, path).length > 0;

/** The possible schemas of the value at a path; empty when the schema lacks a key of the path. */
function schemasAt(schema: z.core.$ZodType, path: Path): JsonSchema[] {
  return path.reduce<JsonSchema[]>(
    (places, segment) => places.flatMap((place) => alternatives(step(place, segment))),
    alternatives(jsonSchemaOf(schema)),
  );
}

function step(place: JsonSchema, segment: string | number): JsonSchema | undefined {
  if (typeof segment === 'number') return isList(place) ? place.items : undefined;
  const { properties } = place;
  if (properties !== undefined) return Object.hasOwn(properties, segment) ? asSchema(properties[segment]) : undefined;
  return place.additionalProperties === undefined ? undefined : asSchema(place.additionalProperties);
}

const isList = (place: JsonSchema): place is JsonSchema & { items: JsonSchema } =>
  place.items !== undefined && !Array.isArray(place.items);

const asSchema = (schema: unknown): JsonSchema => (isRecord(schema) ? schema : {});

function alternatives(schema: JsonSchema | undefined): JsonSchema[] {
  if (schema === undefined) return [];
  const options = schema.anyOf ?? schema.oneOf;
  return options === undefined ? [schema] : options.flatMap((option) => alternatives(asSchema(option)));
}

function keyDescription(key: string, member: JsonSchema, required: boolean): KeyDescription {
  const options = alternatives(member);
  const types = options.flatMap(({ type }) => (typeof type === 'string' ? [type] : []));
  return {
    key,
    types: [...new Set(types)],
    values: [...new Set(options.flatMap(valuesOf))],
    required,
    initial: member.default,
  };
}

function valuesOf({ enum: values, const: constant, type }: JsonSchema): unknown[] {
  if (values !== undefined) return values;
  if (constant !== undefined) return [constant];
  return type === 'boolean' ? [true, false] : [];
}
