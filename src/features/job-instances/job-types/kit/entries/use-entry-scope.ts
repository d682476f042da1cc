import { useEffect, useMemo, useRef, useState } from 'react';
import type { OpenEntry } from '@/data/drafts/unfinished/use-open-entry';
import { formatPath, isWithin, type Path } from '@/domain/configuration/schema/path';
import { readAt } from '@/domain/configuration/text/configuration-text';
import { joinMessages, messagesAt, type PlacedViolation } from '@/domain/configuration/place-in-configuration';
import type { EntryKind } from './entry-kind';
import { useJsonScope, type JsonScope } from '../scope/json-scope';
import { useValueProblemText } from '../problems/value-problem-text';
import { typedTexts, type TypedRecord } from '../scope/typed-texts';
import type { EntryPlace } from './use-entry-place';

export interface EntryScope {
  /** The JsonScope of the entry's fields. */
  scope: JsonScope;
  /** The JSON text of the entry. */
  text: string;
  /** The texts typed into fields, if they differ from the stored values. */
  typed: TypedRecord;
  /** Marks empty required fields from now on. */
  markEmptyFields: () => void;
}

/** The text of one entry while it is edited, separate from the configuration until it is applied. */
export function useEntryScope(
  kind: EntryKind,
  { followed: entry, index }: EntryPlace,
  onKeep: (entry: OpenEntry) => void,
): EntryScope {
  const { readOnly, violations: outer } = useJsonScope();
  const problemText = useValueProblemText();
  const [text, setText] = useState(entry.text);
  const [typed, setTyped] = useState<TypedRecord>(entry.typed);
  const [areEmptyMarked, setEmptyMarked] = useState(false);
  const opened = useRef({ text, typed });
  useEffect(() => {
    if (opened.current.text === text && opened.current.typed === typed) return;
    onKeep({ ...entry, text, typed });
  }, [entry, text, typed, onKeep]);

  const violations = useMemo(() => violationsOf(outer, entry.path, index), [outer, entry.path, index]);
  const errors = kind.validate(readAt(text, []));
  const errorAt = (path: Path): string | null => {
    const error = errors[formatPath(path)];
    if (error !== undefined && (areEmptyMarked || error !== 'required')) return problemText(error);
    return joinMessages(messagesAt(violations, path), problemText('invalid'));
  };
  const scope: JsonScope = {
    text,
    edit: setText,
    schema: kind.schema,
    errorAt,
    violations,
    typed: typedTexts(text, typed, setTyped),
    readOnly,
    namePrefix: `${formatPath(entry.path)}[]`,
  };
  return { scope, text, typed, markEmptyFields: () => setEmptyMarked(true) };
}

/** The violations in an entry, with paths inside the entry. */
function violationsOf(outer: readonly PlacedViolation[], path: Path, index: number | null): PlacedViolation[] {
  if (index === null) return [];
  const place = [...path, index];
  return outer
    .filter((violation) => isWithin(violation.path, place))
    .map((violation) => ({ ...violation, path: violation.path.slice(place.length) }));
}
