import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { formatPath, parsePropertyPath, type Path } from '@/domain/configuration/schema/path';
import { rawAt, readAt } from '@/domain/configuration/text/configuration-text';
import type { CardLine, PlacedViolation } from '@/domain/configuration/place-in-configuration';
import type { TypedText } from '@/domain/drafts/draft';
import { namesEntries, useKeyLabel, useNumberedName } from '@/shared/instance-change/use-labels';
import type { TypedTexts } from './typed-texts';

/**
 * The JSON text that descendant fields read and write: the whole configuration on the tab, one entry in its modal. A
 * field knows only its path, so the same fields work in both.
 */
export interface JsonScope {
  text: string;
  /** Applies a change to the newest text, so that two simultaneous edits do not undo each other. */
  edit: (change: (text: string) => string) => void;
  /** The schema of the text. */
  schema: z.core.$ZodObject;
  /** The error message at a path; null if there is none. */
  errorAt: (path: Path) => string | null;
  /** The violations in this text. */
  violations: readonly PlacedViolation[];
  /** Typed texts that differ from the stored value: invalid texts, and other notations of the same value. */
  typed: TypedTexts;
  readOnly: boolean;
  /** Prefix of a field's name, to distinguish the fields of a modal from the fields of the tab. */
  namePrefix: string;
}

export const JsonScopeContext = createContext<JsonScope | null>(null);

/** The JsonScope that contains the calling field. */
export function useJsonScope(): JsonScope {
  const scope = useContext(JsonScopeContext);
  if (scope === null) throw new Error('useJsonScope must be used inside a JsonScopeContext');
  return scope;
}

/** The value at a path; undefined if absent. */
export function useValueAt(path: Path): unknown {
  return readAt(useJsonScope().text, path);
}

type SetTyped = (typed: string, write: (text: string) => string) => void;

/**
 * The text typed into the field at a path, or null if the field shows the stored value. The second item is a function
 * that keeps a typed text and writes its value.
 * @param takes the kind of text that is valid in the field; JSON by default
 */
export function useTypedAt(path: Path, takes?: TypedText['takes']): [typed: string | null, setTyped: SetTyped] {
  const { text, edit, typed } = useJsonScope();
  const setTyped: SetTyped = (next, write) => {
    const base = rawAt(write(text), path) ?? null;
    typed.keep(path, takes === undefined ? { base, text: next } : { base, text: next, takes });
    edit(write);
  };
  return [typed.at(path), setTyped];
}

/** The props that every control of a field at a path needs. */
export function useControlAt(path: Path): { name: string; error: string | null; readOnly: boolean } {
  const { namePrefix, errorAt, readOnly } = useJsonScope();
  return { name: namePrefix + formatPath(path), error: errorAt(path), readOnly };
}

/**
 * Returns a function that formats a violation as 'field: message'; an empty message becomes "invalid".
 * @param inJson true to write the field as its path in the JSON, false to write its labels: 'Metadata 2 › Attribute'
 */
export function useLineText(inJson: boolean): (line: CardLine) => string {
  const { t } = useTranslation('job-forms');
  const placeText = usePlaceText();
  return ({ field, message }) => {
    const words = message === '' ? t('problem.invalid') : message;
    if (field === '') return words;
    return t('card.line', { field: inJson ? field : placeText(parsePropertyPath(field)), message: words });
  };
}

/**
 * Returns a function that describes a place in the configuration by the labels of the form: 'Metadata 2 › Attribute'.
 */
export function usePlaceText(): (path: Path) => string {
  const labelOf = useKeyLabel();
  const numberedName = useNumberedName();
  return (path) => {
    const names = path.flatMap((segment, index) => {
      const before = path[index - 1];
      if (typeof segment === 'number')
        return [numberedName(before === undefined ? undefined : String(before), segment + 1)];
      // The name of the list is left out if the name of the entry already implies it.
      return typeof path[index + 1] === 'number' && namesEntries(segment) ? [] : [labelOf(segment)];
    });
    return names.join(' › ');
  };
}
