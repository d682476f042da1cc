import type * as z from 'zod/mini';
import type { ListName } from '@/domain/merge/lists/natural-keys';

/** The declared keys of a type, without its index signature. */
type NamedKeys<T> = keyof { [K in keyof T as string extends K ? never : number extends K ? never : K]: T[K] };
type EntryList = readonly object[];

/** The keys of entry lists in a configuration, at any depth, that `natural-keys.ts` does not cover. */
export type ListsWithoutIdentity<T> = T extends EntryList
  ? ListsWithoutIdentity<T[number]>
  : T extends object
    ? { [K in NamedKeys<T>]-?: MemberWithoutIdentity<K, T[K]> }[NamedKeys<T>]
    : never;

type MemberWithoutIdentity<K, V> =
  (Extract<V, EntryList> extends never ? never : K extends ListName ? never : K) | ListsWithoutIdentity<V>;

/** A schema in which `natural-keys.ts` covers every list of entries. Job types accept only such schemas. */
export type SchemaWithIdentifiedLists<S extends z.core.$ZodObject> = [ListsWithoutIdentity<z.core.output<S>>] extends [
  never,
]
  ? S
  : { listsWithoutAnIdentity: ListsWithoutIdentity<z.core.output<S>> };

/** Returns the schema unchanged. A schema with a list that `natural-keys.ts` does not cover does not compile. */
export const withIdentifiedLists = <S extends z.core.$ZodObject>(schema: S & SchemaWithIdentifiedLists<S>): S => schema;
