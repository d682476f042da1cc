import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { formatPath, type Path } from '@/domain/configuration/schema/path';
import { rawAt, readAt } from '@/domain/configuration/text/configuration-text';
import type { CardLine, PlacedViolation } from '@/domain/configuration/place-violations';
import type { TypedText } from '@/domain/drafts/draft';
import type { TypedTexts } from './typed-texts';

/**
 * The JSON text that the fields below it read and write: the whole configuration on the tab, one entry in its modal. A
 * field knows only its path, so the same fields serve both.
 */
export interface JsonScope {
  text: string;
  /** Changes the newest text, so that two edits of one moment do not undo each other. */
  edit: (change: (text: string) => string) => void;
  /** What may stand in the text. */
  schema: z.core.$ZodObject;
  /** What is wrong at a place, in words; null when nothing is. */
  errorAt: (path: Path) => string | null;
  /** What the server said of places in this text. */
  complaints: readonly PlacedViolation[];
  /** What fields show that they do not take, or that is spelled differently from what is stored. */
  typed: TypedTexts;
  readOnly: boolean;
  /** Put before a path in `data-field`, so that fields of a modal and of the tab are told apart. */
  namePrefix: string;
}

export const JsonScopeContext = createContext<JsonScope | null>(null);

/** The text that this field belongs to. */
export function useJsonScope(): JsonScope {
  const scope = useContext(JsonScopeContext);
  if (scope === null) throw new Error('useJsonScope must be used inside a JsonScopeContext');
  return scope;
}

/** The value at a path as it stands; undefined when nothing stands there. */
export function useValueAt(path: Path): unknown {
  return readAt(useJsonScope().text, path);
}

type TypedEdit = (typed: string, write: (text: string) => string) => void;

/**
 * What was typed into a field at a path while it is not what the field takes, or is spelled differently from what is
 * stored; null else. And how to keep what is typed and write what is taken of it.
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

/** What a field at a path passes on to its control. */
export function useControlAt(path: Path): { name: string; error: string | null; readOnly: boolean } {
  const { namePrefix, errorAt, readOnly } = useJsonScope();
  return { name: namePrefix + formatPath(path), error: errorAt(path), readOnly };
}

/** A complaint on a card as text: 'field: message', 'invalid' when the server said no more. */
export function useLineText(): (line: CardLine) => string {
  const { t } = useTranslation('job-forms');
  return ({ field, message }) => {
    const words = message === '' ? t('problem.invalid') : message;
    return field === '' ? words : t('card.line', { field, message: words });
  };
}
