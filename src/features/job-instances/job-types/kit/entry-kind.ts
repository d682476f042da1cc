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

/** One kind of entry that a list of a configuration holds, edited in a modal. */
export interface EntryKind {
  name: EntryName;
  /** Of one entry. */
  schema: z.core.$ZodObject;
  /** What a new entry starts with. */
  create: () => unknown;
  /** Whether its key fields are empty: then nothing stands in it yet. */
  isBlank: (entry: unknown) => boolean;
  /** What its card says. */
  summary: (entry: unknown) => CardSummary;
  /** What keeps it from being applied, by path inside the entry. */
  validate: (entry: unknown) => FieldErrors;
  /** Last changes to the entry's text before it is applied, e.g. empty optional keys left out. */
  finish?: (raw: string) => string;
  /** Its fields; they find the entry's text in the JsonScope. */
  Fields: ComponentType;
}
