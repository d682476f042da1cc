import type { ComponentType } from 'react';
import type * as z from 'zod/mini';
import type { CardSummary } from '@/domain/configuration/parts/card-summary';
import type { FieldErrors } from '@/domain/configuration/schema/field-errors';

/** Names of entries: `entry.{name}`, `add.{name}` and `remove.{name}` in the namespace job-forms. */
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
  /** Schema of one entry. */
  schema: z.core.$ZodObject;
  /** Makes the initial value of a new entry. */
  create: () => unknown;
  /** Whether its key fields are empty. */
  isBlank: (entry: unknown) => boolean;
  /** The summary on its card. */
  summary: (entry: unknown) => CardSummary;
  /** Errors that prevent applying it, by path inside the entry. */
  validate: (entry: unknown) => FieldErrors;
  /** Final changes to the entry's text before it is applied, e.g. omits empty optional keys. */
  finish?: (raw: string) => string;
  /** Its fields, which read and write the entry's text through the JsonScope. */
  Fields: ComponentType;
}
