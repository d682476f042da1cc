import type { ComponentType } from 'react';
import type * as z from 'zod/mini';
import type { CardSummary } from '@/domain/configuration/parts/card-summary';
import type { FieldErrors } from '@/domain/configuration/schema/field-errors';

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
  /** Whether the entry's key fields are empty. */
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
