import * as z from 'zod/mini';
import type { ListName } from '@/domain/merge/lists/natural-keys';
import { defaultOf } from './read-as';

// No schema may compile code at run time: the content security policy forbids it.
z.config({ jitless: true });

/**
 * Facts about a field that a zod schema cannot express: the possible values of a text (`enum`), and whether the form
 * marks a field as required although it has a default (`marked`).
 */
export const hints = z.registry<{ enum?: readonly string[]; marked?: boolean }>();

/** A text that may stay empty. */
export const text = (value = '') => z._default(z.string(), value);
/** A text that must not be empty when the entry is saved. */
export const requiredText = () => z.string().check(z.minLength(1, { error: 'required' }));
/** A required text with a default: it may be absent, but not empty. */
export function requiredTextOr(value: string) {
  const schema = z._default(requiredText(), value);
  hints.add(schema, { marked: true });
  return schema;
}
/**
 * A text that the form always marks as required, although it is required only in some cases. The schema around the
 * field checks these cases.
 */
export function markedText(value: string) {
  const schema = z._default(z.string(), value);
  hints.add(schema, { marked: true });
  return schema;
}
export const flag = (value = false) => z._default(z.boolean(), value);
export const number = (value: number) => z._default(z.number(), value);
export const texts = () => z._default(z.array(z.string()), []);
export const requiredTexts = () => z.array(z.string()).check(z.minLength(1, { error: 'required' }));
/** A list of texts, or "*" for all. */
export const listOrStar = () => z._default(z.union([z.array(z.string()), z.literal('*')]), []);
/** Any JSON value; the key is omitted when there is no value. */
export const optionalJson = () => z.optional(z.unknown());
/** The `id` of a connection, a number or a text, like the ids in the list of connections; null when none is chosen. */
export const connectionId = () => z._default(z.nullable(z.union([z.number(), z.string()])), null);

/** A text that should be one of `values`. Any other text, perhaps from a newer backend, is kept and reported. */
export function choice<const V extends readonly string[]>(values: V, initial: V[number]) {
  const schema = z.string().check(z.refine((chosen) => values.includes(chosen), { error: 'unknownChoice' }));
  hints.add(schema, { enum: values });
  return z._default(schema, initial);
}

/**
 * A list of entries as a member of an object schema, empty by default. The name decides how a merge identifies the
 * entries (`natural-keys.ts`).
 */
export function listOf<N extends ListName, S extends z.core.$ZodType>(name: N, entry: S) {
  const list = z._default(z.array(entry), (): z.output<S>[] => []);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema describes the value, but zod's types cannot express this
  return { [name]: list } as Record<N, typeof list>;
}

/** An object inside the configuration. By default, it has every key, with the default of that key. */
export const section = <S extends z.core.$ZodObject>(entry: S) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema describes the value, but zod's types cannot express this
  z._default(entry, () => defaultOf(entry) as z.core.util.NoUndefined<z.output<S>>);

/**
 * The members of an object schema, made optional and without defaults: for a schema that accepts objects of several
 * formats.
 */
export const withoutDefaults = (shape: z.core.$ZodShape): Record<string, z.ZodMiniOptional> =>
  Object.fromEntries(
    Object.entries(shape).map(([key, field]) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema describes the value, but zod's types cannot express this
      const { def } = (field as z.core.$ZodTypes)._zod;
      return [key, z.optional(def.type === 'default' ? def.innerType : field)];
    }),
  );
