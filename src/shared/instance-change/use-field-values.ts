import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnectionsByKey } from '@/data/queries/use-reference-data';
import { connectionTypeOf } from '@/domain/configuration/linked-connections';
import { connectionKey } from '@/domain/connection';
import type { FieldChange } from '@/domain/merge/field-changes';
import { parseJson } from '@/lib/json';
import { unambiguousRootOf } from '@/lib/json-nodes';
import { visible } from '@/lib/text/visible-text';
import { entryText, shortText } from './entry-text';
import { useValueTexts } from './use-labels';

/** A value as text. If the value is absent or empty, `set` is false and the text is "not set" or "empty". */
export interface FieldValue {
  /** Ends in "…" if the value is long. */
  text: string;
  /** The text without a cut. */
  whole: string;
  set: boolean;
}

/** The old and the new value of a change as text, with the labels of the forms and the names of connections. */
export function useFieldValues(change: FieldChange): { before: FieldValue; after: FieldValue } {
  const { t } = useTranslation('instance-tabs');
  const words = useValueTexts();
  const key = change.path.at(-1);
  const keys = [change.before, change.after].flatMap((json) => connectionKeyOf(change, json) ?? []);
  const connections = useConnectionsByKey(keys);
  const valueOf = useCallback(
    (json: string | null): FieldValue => {
      if (json === null || json === 'null') return uncut(t('history.notSet'), false);
      const part = unambiguousRootOf(json);
      if (part === null) return uncut(json, true);
      const whole = entryText(part, words, key);
      return whole === '' ? uncut(t('history.empty'), false) : { text: shortText(whole), whole, set: true };
    },
    [t, words, key],
  );
  const shown = (json: string | null): FieldValue => {
    const label = visible(connections?.get(connectionKeyOf(change, json) ?? '')?.label);
    return label === null ? valueOf(json) : uncut(label, true);
  };
  return { before: shown(change.before), after: shown(change.after) };
}

/** A value with its whole text. */
export const wholeOf = ({ whole, set }: FieldValue): FieldValue => uncut(whole, set);

const uncut = (text: string, set: boolean): FieldValue => ({ text, whole: text, set });

/** The key of the connection whose id is the value; null if the value is not the id of a connection. */
function connectionKeyOf({ path }: FieldChange, json: string | null): string | null {
  const type = path.length === 1 ? connectionTypeOf(path[0] ?? '') : null;
  const id = type === null || json === null ? null : parseJson(json);
  const isId = typeof id === 'number' || (typeof id === 'string' && id !== '');
  return type === null || !isId ? null : connectionKey(type, id);
}
