import * as z from 'zod/mini';
import type { NameKind, NameWish } from '@/domain/names/name';
import { isRecord, listValues } from '@/lib/json';
import type { Path } from './path';

/** The objects around a field, the innermost first. */
type Around = readonly Record<string, unknown>[];
/** Finds which names a field takes, from the objects around the field; null if the field takes any text. */
type NameRule = (around: Around) => NameWish | null;

const rules = z.registry<{ rule: NameRule }>();

/** Registers a rule for a field whose text or texts are names of a connected system. Returns the schema. */
export function named<S extends z.core.$ZodType>(schema: S, rule: NameRule): S {
  rules.add(schema, { rule });
  const { def } = definitionOf(schema);
  // `withoutDefaults` takes the inner type.
  if (def.type === 'default') rules.add(def.innerType, { rule });
  return schema;
}

/** The rule for names of the whole system. */
export const ofSystem =
  (kind: NameKind): NameRule =>
  () => ({ kind, within: '' });

/** The rule for names within an owner, such as attributes of a family. The nearest of `keys` has the owner's name. */
export const ofOwner =
  (kind: NameKind, ...keys: readonly string[]): NameRule =>
  (around) => {
    const owner = around.flatMap((each) => keys.map((key) => each[key])).find((value) => value !== undefined);
    return typeof owner === 'string' && owner !== '' ? { kind, within: owner } : null;
  };

/** The rule that is the first of these to apply. */
export const firstOf =
  (...all: readonly NameRule[]): NameRule =>
  (around) =>
    all.reduce<NameWish | null>((found, rule) => found ?? rule(around), null);

/** The same rule, for a field that also takes other texts. */
export const loosely =
  (rule: NameRule): NameRule =>
  (around) => {
    const wish = rule(around);
    return wish && { ...wish, isLoose: true };
  };

/** The same rule, but any text is allowed in an object for which `isOther` is true. */
export const unless =
  (isOther: (object: Record<string, unknown>) => boolean, rule: NameRule): NameRule =>
  (around) =>
    around[0] !== undefined && isOther(around[0]) ? null : rule(around);

/** A field of a configuration that holds names. */
export interface NamedField {
  path: Path;
  /** Null while the field takes any text. */
  wish: NameWish | null;
  /** The texts in the field, without empty texts and "*". */
  texts: { path: Path; text: string }[];
}

/** Every field of a value that can hold names, including absent and empty fields. */
export function namedFields(schema: z.core.$ZodType, value: unknown): NamedField[] {
  const fields: NamedField[] = [];
  collect({ schema, value, path: [], around: [] }, fields);
  return fields;
}

/** The names that the field at a path takes: null while it takes any text, undefined if it never holds names. */
export function wishAt(schema: z.core.$ZodType, value: unknown, path: Path): NameWish | null | undefined {
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
    fields.push({ path, wish: rule(around), texts: textsOf(value, path) });
    return;
  }
  for (const key of keysOf(schema, value)) {
    const inner = step(place, key);
    if (inner !== null) collect(inner, fields);
  }
}

/** The keys and indexes of a value that may lead to names. */
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

/** The options of a union that describe a value, by its discriminator if it has one. */
function optionsFor(schema: z.core.$ZodType, value: unknown): readonly z.core.$ZodType[] {
  const { def } = definitionOf(schema);
  if (def.type !== 'union') return [];
  const key = 'discriminator' in def ? String(def.discriminator) : null;
  if (key === null) return def.options;
  const kind = isRecord(value) ? value[key] : undefined;
  return def.options.filter((option) => typeof kind === 'string' && option._zod.propValues?.[key]?.has(kind) === true);
}

const ownValue = (object: Record<string, unknown>, key: string): unknown =>
  Object.hasOwn(object, key) ? object[key] : undefined;

function textsOf(value: unknown, path: Path): NamedField['texts'] {
  if (typeof value === 'string') return value === '' || value === '*' ? [] : [{ path, text: value }];
  if (!Array.isArray(value)) return [];
  return value.flatMap((text: unknown, index) =>
    typeof text === 'string' && text !== '' && text !== '*' ? [{ path: [...path, index], text }] : [],
  );
}
