import { formatPath, parsePropertyPath, type Path } from '@/domain/configuration/schema/path';
import { rawAt } from '@/domain/configuration/text/configuration-text';
import { jsonProblem } from '@/domain/configuration/text/json-problem';
import { readDateTime } from '@/ui/form/typed/read-date-time';
import { readNumber } from '@/ui/form/typed/read-number';
import type { TypedText } from '@/domain/drafts/draft';

/** Typed texts that differ from the stored value: invalid texts, and other notations of the same value. */
export interface TypedTexts {
  /** The typed text at a path; null to show the stored value. */
  at: (path: Path) => string | null;
  keep: (path: Path, typed: TypedText) => void;
}

export type TypedRecord = Readonly<Record<string, TypedText>>;

/**
 * Reads and changes the typed texts in a record.
 * @param text the JSON text that the fields edit
 */
export function typedTexts(
  text: string,
  record: TypedRecord,
  onKeep: (change: (before: TypedRecord) => TypedRecord) => void,
): TypedTexts {
  return {
    at: (path) => {
      const typed = record[formatPath(path)];
      return typed !== undefined && isShown(text, path, typed) ? typed.text : null;
    },
    keep: (path, typed) => onKeep((before) => ({ ...before, [formatPath(path)]: typed })),
  };
}

/** The typed texts that are shown and invalid, by path. They are kept, but Save does not send them. */
export function brokenTexts(text: string, record: TypedRecord): Record<string, TypedText> {
  const broken = Object.entries(record).filter(
    ([place, typed]) => isShown(text, parsePropertyPath(place), typed) && !isValid(typed),
  );
  return Object.fromEntries(broken);
}

/** The first path of `brokenTexts`; null if there is none. */
export function brokenPlace(text: string, record: TypedRecord): string | null {
  return Object.keys(brokenTexts(text, record))[0] ?? null;
}

function isValid({ text, takes }: TypedText): boolean {
  if (takes === 'number') return typeof readNumber(text) === 'number';
  return takes === 'date' ? readDateTime(text) !== undefined : isJsonOrEmpty(text);
}

export const isJsonOrEmpty = (typed: string): boolean => typed.trim() === '' || jsonProblem(typed) === null;

const isShown = (text: string, path: Path, { base }: TypedText): boolean => base === (rawAt(text, path) ?? null);
