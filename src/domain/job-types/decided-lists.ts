import type * as z from 'zod/mini';
import type { ListName } from '@/domain/merge/natural-keys';

/** The keys that a type names; an index signature names none. */
type NamedKeys<T> = keyof { [K in keyof T as string extends K ? never : number extends K ? never : K]: T[K] };
type EntryList = readonly object[];

/** The keys of the entry lists in a configuration, at any depth, without a decision on how a merge finds their entries again. */
export type UndecidedLists<T> = T extends EntryList
  ? UndecidedLists<T[number]>
  : T extends object
    ? { [K in NamedKeys<T>]-?: UndecidedMember<K, T[K]> }[NamedKeys<T>]
    : never;

type UndecidedMember<K, V> =
  (Extract<V, EntryList> extends never ? never : K extends ListName ? never : K) | UndecidedLists<V>;

/** What a schema must be to belong to a job type: every list of entries in it has a decision in `natural-keys.ts`. */
export type DecidedSchema<S extends z.core.$ZodObject> = [UndecidedLists<z.core.output<S>>] extends [never]
  ? S
  : { listsWithoutAnIdentity: UndecidedLists<z.core.output<S>> };

/** The schema as it is; one with a list whose identity is not decided does not compile. */
export const withDecidedLists = <S extends z.core.$ZodObject>(schema: S & DecidedSchema<S>): S => schema;
