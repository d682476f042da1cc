import type * as z from 'zod/mini';
import type { ListName } from '@/domain/merge/lists/natural-keys';

/** The keys that a type declares, without its index signature. */
type NamedKeys<T> = keyof { [K in keyof T as string extends K ? never : number extends K ? never : K]: T[K] };
type EntryList = readonly object[];

/** The keys of all lists of entries for which `natural-keys.ts` has no rule, at any depth of a configuration. */
export type ListsWithoutIdentity<T> = T extends EntryList
  ? ListsWithoutIdentity<T[number]>
  : T extends object
    ? { [K in NamedKeys<T>]-?: MemberWithoutIdentity<K, T[K]> }[NamedKeys<T>]
    : never;

type MemberWithoutIdentity<K, V> =
  (Extract<V, EntryList> extends never ? never : K extends ListName ? never : K) | ListsWithoutIdentity<V>;

/** A schema whose lists of entries all have a rule in `natural-keys.ts`. Job types accept no other schema. */
export type SchemaWithIdentifiedLists<S extends z.core.$ZodObject> = [ListsWithoutIdentity<z.core.output<S>>] extends [
  never,
]
  ? S
  : { listsWithoutAnIdentity: ListsWithoutIdentity<z.core.output<S>> };

/** Returns the schema unchanged. A list without a rule in `natural-keys.ts` is a type error. */
export const withIdentifiedLists = <S extends z.core.$ZodObject>(schema: S & SchemaWithIdentifiedLists<S>): S => schema;
