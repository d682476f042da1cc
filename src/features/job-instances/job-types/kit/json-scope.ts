import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { formatPath, type Path } from '@/domain/configuration/schema/path';
import { rawAt, readAt } from '@/domain/configuration/text/configuration-text';
import type { CardLine, PlacedViolation } from '@/domain/configuration/place-violations';
import type { TypedText } from '@/domain/drafts/draft';
import type { TypedTexts } from './typed-texts';

/**
 * The JSON text that the fields below it read and write: the complete configuration on the tab, one entry in its modal.
 * A field knows only its path, so the same fields work in both.
 */
export interface JsonScope {
  text: string;
  /** Changes the newest text, so that two edits at the same moment do not undo each other. */
  edit: (change: (text: string) => string) => void;
  /** Schema of the text. */
  schema: z.core.$ZodObject;
  /** The error message at a path; null when there is none. */
  errorAt: (path: Path) => string | null;
  /** The server's violations in this text. */
  violations: readonly PlacedViolation[];
  /** Texts that fields show and do not accept, or that are spelled differently from the stored value. */
  typed: TypedTexts;
  readOnly: boolean;
  /** Prefix of the path in `data-field`, to distinguish fields of a modal from those of the tab. */
  namePrefix: string;
}

export const JsonScopeContext = createContext<JsonScope | null>(null);

/** The JsonScope of this field. */
export function useJsonScope(): JsonScope {
  const scope = useContext(JsonScopeContext);
  if (scope === null) throw new Error('useJsonScope must be used inside a JsonScopeContext');
  return scope;
}

/** The value at a path; undefined when there is none. */
export function useValueAt(path: Path): unknown {
  return readAt(useJsonScope().text, path);
}

type TypedEdit = (typed: string, write: (text: string) => string) => void;

/**
 * Returns the text typed into a field at a path, and a function that keeps what is typed and writes its value. The text
 * is null unless the field does not accept it or it is spelled differently from the stored value.
 */
export function useTypedAt(path: Path, takes?: TypedText['takes']): [typed: string | null, type: TypedEdit] {
  const { text, edit, typed } = useJsonScope();
  const type: TypedEdit = (next, write) => {
    const base = rawAt(write(text), path) ?? null;
    typed.keep(path, takes === undefined ? { base, text: next } : { base, text: next, takes });
    edit(write);
  };
  return [typed.at(path), type];
}

/** Props that a field at a path passes to its control. */
export function useControlAt(path: Path): { name: string; error: string | null; readOnly: boolean } {
  const { namePrefix, errorAt, readOnly } = useJsonScope();
  return { name: namePrefix + formatPath(path), error: errorAt(path), readOnly };
}

/** A violation on a card as text: 'field: message', or 'invalid' without a message. */
export function useLineText(): (line: CardLine) => string {
  const { t } = useTranslation('job-forms');
  return ({ field, message }) => {
    const words = message === '' ? t('problem.invalid') : message;
    return field === '' ? words : t('card.line', { field, message: words });
  };
}
