import * as z from 'zod/mini';
import type { NameKind, AcceptedNames } from '@/domain/names/name';
import { isRecord, listValues, ownValue } from '@/lib/json';
import type { Path } from './path';

/** The objects around a field, the innermost first. */
type Around = readonly Record<string, unknown>[];
/** Decides from the objects around a field which names it accepts; null if it accepts any text. */
type NameRule = (around: Around) => AcceptedNames | null;

const rules = z.registry<{ rule: NameRule }>();

/** Registers the rule for a field that holds names of a connected system. Returns the schema. */
export function named<S extends z.core.$ZodType>(schema: S, rule: NameRule): S {
  rules.add(schema, { rule });
  const { def } = definitionOf(schema);
  // `withoutDefaults` removes the default and keeps only the inner schema, so the inner schema needs the rule, too.
  if (def.type === 'default') rules.add(def.innerType, { rule });
  return schema;
}

/** Rule: the field accepts all names of this kind in the connected system. */
export const anyNameOf =
  (kind: NameKind): NameRule =>
  () => ({ kind, within: '' });

/**
 * Rule: the field accepts the names that belong to an owner, such as the attributes of a family. The name of the owner
 * is the value under one of `keys` in the nearest enclosing object that has such a key. As long as this value is empty,
 * the field accepts any text.
 */
export const ofOwner =
  (kind: NameKind, ...keys: readonly string[]): NameRule =>
  (around) => {
    const owner = around.flatMap((each) => keys.map((key) => each[key])).find((value) => value !== undefined);
    return typeof owner === 'string' && owner !== '' ? { kind, within: owner } : null;
  };

/** Combines several rules: the first rule that returns names applies. */
export const firstOf =
  (...all: readonly NameRule[]): NameRule =>
  (around) =>
    all.reduce<AcceptedNames | null>((found, rule) => found ?? rule(around), null);

/** Turns a rule into the same rule for a field that also accepts other texts. */
export const loosely =
  (rule: NameRule): NameRule =>
  (around) => {
    const accepted = rule(around);
    return accepted && { ...accepted, isLoose: true };
  };

/**
 * Turns a rule into the same rule with an exception: if `acceptsAny` is true for the object around the field, the field
 * accepts any text.
 */
export const unless =
  (acceptsAny: (object: Record<string, unknown>) => boolean, rule: NameRule): NameRule =>
  (around) =>
    around[0] !== undefined && acceptsAny(around[0]) ? null : rule(around);

/** A field of a configuration that can hold names. */
export interface NamedField {
  path: Path;
  /** The names that the field accepts now; null if it accepts any text. */
  accepted: AcceptedNames | null;
  /** The texts in the field, without empty texts and "*". */
  texts: { path: Path; text: string }[];
}

/** Every field of a value that can hold names, including absent and empty fields. */
export function namedFields(schema: z.core.$ZodType, value: unknown): NamedField[] {
  const fields: NamedField[] = [];
  collect({ schema, value, path: [], around: [] }, fields);
  return fields;
}

/** The names that the field at a path accepts now: null if it accepts any text, undefined if it never holds names. */
export function acceptedAt(schema: z.core.$ZodType, value: unknown, path: Path): AcceptedNames | null | undefined {
  let place: Place | null = { schema, value, path: [], around: [] };
  for (const segment of path) place = place && step(place, segment);
  const rule = place && ruleOf(place.schema);
  return place && rule ? rule(place.around) : undefined;
}

interface Place {
  schema: z.core.$ZodType;
  value: unknown;
  path: Path;
  around: Around;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every schema is one of zod's own
const definitionOf = (schema: z.core.$ZodType) => (schema as z.core.$ZodTypes)._zod;

function ruleOf(schema: z.core.$ZodType): NameRule | undefined {
  const own = rules.get(schema)?.rule;
  if (own !== undefined) return own;
  const { def } = definitionOf(schema);
  return 'innerType' in def && isWrapper(def.type) ? ruleOf(def.innerType) : undefined;
}

const isWrapper = (type: string): boolean => type === 'default' || type === 'optional' || type === 'nullable';

function collect(place: Place, fields: NamedField[]): void {
  const { schema, value, path, around } = place;
  const rule = ruleOf(schema);
  if (rule !== undefined) {
    fields.push({ path, accepted: rule(around), texts: textsOf(value, path) });
    return;
  }
  for (const key of keysOf(schema, value)) {
    const inner = step(place, key);
    if (inner !== null) collect(inner, fields);
  }
}

/** The keys or indexes under which a value can have names. */
function keysOf(schema: z.core.$ZodType, value: unknown): (string | number)[] {
  const { def } = definitionOf(schema);
  switch (def.type) {
    case 'default':
    case 'optional':
    case 'nullable':
      return keysOf(def.innerType, value);
    case 'object':
      return isRecord(value) ? Object.keys(def.shape) : [];
    case 'record':
      return isRecord(value) ? Object.keys(value) : [];
    case 'array':
      return [...listValues(value).keys()];
    case 'union':
      return [...new Set(optionsFor(schema, value).flatMap((option) => keysOf(option, value)))];
    default:
      return [];
  }
}

function step(place: Place, segment: string | number): Place | null {
  const { schema, value, path, around } = place;
  const { def } = definitionOf(schema);
  switch (def.type) {
    case 'default':
    case 'optional':
    case 'nullable':
      return step({ ...place, schema: def.innerType }, segment);
    case 'object': {
      const member = typeof segment === 'string' && Object.hasOwn(def.shape, segment) ? def.shape[segment] : undefined;
      return member === undefined || typeof segment !== 'string' ? null : into(member, segment);
    }
    case 'record':
      return into(def.valueType, String(segment));
    case 'array': {
      const item = listValues(value)[Number(segment)];
      return { schema: def.element, value: item, path: [...path, segment], around };
    }
    case 'union': {
      const places = optionsFor(schema, value).map((option) => step({ ...place, schema: option }, segment));
      return places.find((each) => each !== null) ?? null;
    }
    default:
      return null;
  }
  function into(inner: z.core.$ZodType, key: string): Place {
    const object = isRecord(value) ? value : {};
    return { schema: inner, value: ownValue(object, key), path: [...path, key], around: [object, ...around] };
  }
}

/**
 * The options of a union that can describe a value. If the union has a discriminator, only the option that it selects;
 * otherwise all options.
 */
function optionsFor(schema: z.core.$ZodType, value: unknown): readonly z.core.$ZodType[] {
  const { def } = definitionOf(schema);
  if (def.type !== 'union') return [];
  const key = 'discriminator' in def ? String(def.discriminator) : null;
  if (key === null) return def.options;
  const kind = isRecord(value) ? value[key] : undefined;
  return def.options.filter((option) => typeof kind === 'string' && option._zod.propValues?.[key]?.has(kind) === true);
}

function textsOf(value: unknown, path: Path): NamedField['texts'] {
  if (typeof value === 'string') return value === '' || value === '*' ? [] : [{ path, text: value }];
  if (!Array.isArray(value)) return [];
  return value.flatMap((text: unknown, index) =>
    typeof text === 'string' && text !== '' && text !== '*' ? [{ path: [...path, index], text }] : [],
  );
}
