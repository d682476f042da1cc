import type { ComponentType } from 'react';
import type * as z from 'zod/mini';
import type { CardSummary } from '@/domain/configuration/parts/card-summary';
import { fieldErrors, type FieldErrors } from '@/domain/configuration/schema/field-errors';
import { defaultOf, readAs } from '@/domain/configuration/schema/read-as';

/** Kinds of entries. Each has the texts `entry.{name}`, `add.{name}` and `remove.{name}` in the namespace job-forms. */
export type EntryName =
  | 'mapping'
  | 'productMapping'
  | 'multibinding'
  | 'reverseMapping'
  | 'deleteMapping'
  | 'shopDeleteMapping'
  | 'valueMapping'
  | 'rule';

/** One kind of list entry in a configuration, edited in a modal. */
export interface EntryKind {
  name: EntryName;
  /** The schema of one entry. */
  schema: z.core.$ZodObject;
  /** Makes the initial value of a new entry. */
  create: () => unknown;
  /** True if the key fields of the entry are empty. */
  isBlank: (entry: unknown) => boolean;
  /** The summary on the entry's card. */
  summary: (entry: unknown) => CardSummary;
  /** Errors that prevent Apply, by path inside the entry. */
  validate: (entry: unknown) => FieldErrors;
  /** Changes the entry's JSON text before it is applied, e.g. removes empty optional keys. */
  finish?: (raw: string) => string;
  /** The entry's fields, which read and write its text through the JsonScope. */
  Fields: ComponentType;
}

interface EntryKindParts<S extends z.core.$ZodObject> extends Pick<EntryKind, 'name' | 'finish' | 'Fields'> {
  schema: S;
  isBlank: (entry: z.output<S>) => boolean;
  summary: (entry: z.output<S>) => CardSummary;
}

/** Makes a kind whose schema decides how its entries are read, what a new entry contains, and what is an error. */
export function entryKind<S extends z.core.$ZodObject>(parts: EntryKindParts<S>): EntryKind {
  const { schema, isBlank, summary, ...rest } = parts;
  const read = (entry: unknown): z.output<S> => readAs(schema, entry);
  return {
    ...rest,
    schema,
    create: () => defaultOf(schema),
    isBlank: (entry) => isBlank(read(entry)),
    summary: (entry) => summary(read(entry)),
    validate: (entry) => fieldErrors(schema, read(entry)),
  };
}
