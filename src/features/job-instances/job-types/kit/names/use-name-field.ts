import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readNameList } from '@/data/names/name-reader';
import { useNameLists } from '@/data/names/use-name-lists';
import { useOnline } from '@/data/sync/use-sync';
import { namedFields, acceptedAt } from '@/domain/configuration/schema/named-fields';
import type { Path } from '@/domain/configuration/schema/path';
import { readAt } from '@/domain/configuration/text/configuration-text';
import type { AcceptedNames } from '@/domain/names/name';
import { nameIndexOf } from '@/domain/names/name-index';
import { nameListKey } from '@/domain/names/name-list';
import { listsFor, sourcesFor } from '@/domain/names/name-sources';
import { useConnectionName } from '@/i18n/use-connection-name';
import { verdictOf, type NameVerdict } from '@/domain/names/name-verdict';
import { useLanguage } from '@/i18n/use-language';
import { useNameTexts } from '@/shared/names/use-name-texts';
import type { Suggestions } from '@/ui/form/suggestion';
import { useJsonScope, type JsonScope } from '../scope/json-scope';
import { useNameSources } from './name-sources-context';

const MAX_SUGGESTIONS = 50;

/** A field that holds names of a connected system. */
export interface NameField {
  /** The names that the field takes; null while the field takes any text. */
  accepted: AcceptedNames | null;
  /** Suggests names for a text; none if this device has no names for the field. Null while the field takes any text. */
  suggest: ((text: string) => Suggestions) | null;
  /** To be called when the field gets or loses the focus. On focus, names older than an hour are read again. */
  setFocused: (isFocused: boolean) => void;
  verdict: (text: string) => NameVerdict;
  /** The labels of the connections that have the names, separated by commas. */
  connections: string;
}

const values = new WeakMap<JsonScope, unknown>();

/** The parsed text of a scope, parsed once for all fields. */
function valueOf(scope: JsonScope): unknown {
  if (!values.has(scope)) values.set(scope, readAt(scope.text, []));
  return values.get(scope);
}

/** The names for the field at a path. Undefined if the field never holds names, or cannot be edited. */
export function useNameField(path: Path): NameField | undefined {
  const { t } = useTranslation('names');
  const scope = useJsonScope();
  const sources = useNameSources();
  const language = useLanguage();
  const texts = useNameTexts();
  const online = useOnline();
  const found = scope.readOnly ? undefined : acceptedAt(scope.schema, valueOf(scope), path);
  const accepted = useStableNames(found);
  const lists = useMemo(() => (accepted ? listsFor(accepted, sources) : []), [accepted, sources]);
  const { rows } = useNameLists(lists);
  const known = useMemo(() => lists.map((list) => rows.get(nameListKey(list))), [lists, rows]);
  const index = useMemo(() => nameIndexOf(known, language), [known, language]);
  const [isFocused, setFocused] = useState(false);
  useEffect(() => {
    if (online && isFocused) for (const list of lists) void readNameList(list);
  }, [online, isFocused, lists]);
  const nameOf = useConnectionName();
  const connections = accepted ? sourcesFor(accepted, sources).map(nameOf).join(', ') : '';
  const firsts = accepted ? usedCodes(scope, accepted).join('\n') : '';
  const suggest = useMemo(() => {
    if (!accepted) return null;
    const readAt = Math.min(...known.map((row) => row?.readAt ?? Infinity));
    return (text: string): Suggestions => {
      const { found: names, count } = index.find(text, MAX_SUGGESTIONS, firsts === '' ? [] : firsts.split('\n'));
      return {
        title: t('list.titleIn', { kind: texts.kind(accepted), connection: connections }),
        facts: t('list.facts', { count, all: index.size, age: texts.age(readAt) }),
        items: names.map(({ name, label, inCode, inLabel }) => ({
          value: name.code,
          label,
          note: texts.typeText(name),
          matchInValue: inCode,
          matchInLabel: inLabel,
        })),
      };
    };
  }, [accepted, index, known, firsts, connections, t, texts]);
  const verdict = useCallback(
    (text: string): NameVerdict => (accepted ? verdictOf(accepted, text, known) : { kind: 'unchecked' }),
    [accepted, known],
  );
  return accepted === undefined ? undefined : { accepted, suggest, setFocused, verdict, connections };
}

/** Returns the same object until the field takes other names. */
function useStableNames(accepted: AcceptedNames | null | undefined): AcceptedNames | null | undefined {
  const key = JSON.stringify(accepted);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key contains everything in `accepted`
  return useMemo(() => accepted, [key]);
}

/** The names in all fields of the scope that take names from the same list as `accepted`. */
function usedCodes(scope: JsonScope, accepted: AcceptedNames): string[] {
  const same = fieldsOf(scope).filter(
    (field) => field.accepted?.kind === accepted.kind && field.accepted.within === accepted.within,
  );
  return [...new Set(same.flatMap((field) => field.texts.map(({ text }) => text)))];
}

const fields = new WeakMap<JsonScope, ReturnType<typeof namedFields>>();

/** Every field of a scope that can hold names, found once for all fields. */
export function fieldsOf(scope: JsonScope): ReturnType<typeof namedFields> {
  const known = fields.get(scope) ?? namedFields(scope.schema, valueOf(scope));
  fields.set(scope, known);
  return known;
}
