import type * as z from 'zod/mini';
import { isRecord, ownValue } from '@/lib/json';

/**
 * Reads a JSON value in the shape of a schema, to show it in a form. Never fails: an absent key, or a value of the
 * wrong type, gets its default. A text of digits is accepted as a number, and a single text as a list. Unknown keys
 * stay, and list items keep their indexes, so paths stay valid in the original text.
 */
export function readAs<S extends z.core.$ZodType>(schema: S, value: unknown): z.output<S> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema describes the value, but zod's types cannot express this
  return (tryRead(schema, value) ?? defaultOf(schema)) as z.output<S>;
}

/**
 * A new value of a schema: every key has its default, required texts and lists are empty, optional keys are omitted.
 */
export function defaultOf<S extends z.core.$ZodType>(schema: S): z.output<S> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema describes the value, but zod's types cannot express this
  return emptyValue(schema) as z.output<S>;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema describes the value, but zod's types cannot express this
const definitionOf = (schema: z.core.$ZodType) => (schema as z.core.$ZodTypes)._zod.def;

function emptyValue(schema: z.core.$ZodType): unknown {
  const def = definitionOf(schema);
  switch (def.type) {
    case 'default':
      return def.defaultValue;
    case 'object':
      return withMembers({}, def.shape, emptyValue);
    case 'union':
      return def.options[0] === undefined ? null : emptyValue(def.options[0]);
    case 'literal':
      return def.values[0];
    case 'array':
      return [];
    case 'record':
      return {};
    case 'string':
      return '';
    case 'number':
      return 0;
    case 'boolean':
      return false;
    case 'optional':
      return undefined;
    default:
      return null;
  }
}

/** Reads a value; undefined if it is absent or has the wrong type. */
function tryRead(schema: z.core.$ZodType, value: unknown): unknown {
  const def = definitionOf(schema);
  switch (def.type) {
    case 'default':
    case 'optional':
      return tryRead(def.innerType, value);
    case 'nullable':
      return value === null ? null : tryRead(def.innerType, value);
    case 'object':
      return isRecord(value)
        ? withMembers(value, def.shape, (member, key) => readAs(member, ownValue(value, key)))
        : undefined;
    case 'union':
      return readOption(def.options, 'discriminator' in def ? String(def.discriminator) : null, value);
    case 'array':
      return itemsOf(value)?.map((item) => readAs(def.element, item));
    case 'record':
      return isRecord(value) ? value : undefined;
    case 'literal':
      return def.values.some((literal) => literal === value) ? value : undefined;
    case 'string':
      return typeof value === 'number' ? String(value) : ifTypeIs(value, 'string');
    case 'number':
      return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : ifTypeIs(value, 'number');
    case 'boolean':
      return value === 1 || value === 0 ? value === 1 : ifTypeIs(value, 'boolean');
    default:
      return value;
  }
}

const ifTypeIs = (value: unknown, type: string): unknown => (typeof value === type ? value : undefined);

function withMembers(
  value: Record<string, unknown>,
  shape: z.core.$ZodShape,
  member: (schema: z.core.$ZodType, key: string) => unknown,
): Record<string, unknown> {
  const read = { ...value };
  for (const [key, schema] of Object.entries(shape)) {
    const result = member(schema, key);
    if (result !== undefined) read[key] = result;
  }
  return read;
}

/**
 * Reads a value of a union. If the union has a discriminator, the option that it selects reads the value; if it selects
 * no option, the value stays unchanged. Without a discriminator, the value is read by the first option that keeps it
 * unchanged, or else by the first option that can read it.
 */
function readOption(options: readonly z.core.$ZodType[], discriminator: string | null, value: unknown): unknown {
  if (discriminator !== null) {
    if (!isRecord(value)) return undefined;
    const named = options.find((option) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema describes the value, but zod's types cannot express this
      option._zod.propValues?.[discriminator]?.has(value[discriminator] as string),
    );
    return named === undefined ? value : tryRead(named, value);
  }
  const readings = options.map((option) => tryRead(option, value));
  return readings.find((reading) => reading === value) ?? readings.find((reading) => reading !== undefined);
}

/** The items of a list. PHP sends a list with gaps as an object. A text becomes a list with one item. */
function itemsOf(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (isRecord(value)) return Object.values(value);
  return typeof value === 'string' && value !== '' ? [value] : undefined;
}
