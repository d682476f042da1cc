import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnectionsByKey } from '@/data/queries/use-reference-data';
import { connectionTypeOf } from '@/domain/configuration/linked-connections';
import { parseDeltaDate } from '@/domain/configuration/delta-date';
import { connectionKey } from '@/domain/connection';
import { isEntrySegment } from '@/domain/merge/entry-name';
import { ORDER } from '@/domain/merge/merge-json';
import { isListName } from '@/domain/merge/lists/natural-keys';
import { utcText } from '@/i18n/format/utc-text';
import { parseJson } from '@/lib/json';
import { unambiguousRootOf } from '@/lib/json-nodes';
import { visible } from '@/lib/text/visible-text';
import { useJobName } from '@/i18n/use-job-name';
import { entryLines } from '@/shared/instance-change/entry-text';
import { useNumberedName, useValueTexts } from '@/shared/instance-change/use-labels';
import { prettyJson } from '@/ui/text/json/pretty-json';

/** One value of an instance. */
export interface PlacedValue {
  property: string;
  /** The path inside the configuration; empty for other fields and for the whole configuration. */
  path: readonly string[];
  /** JSON text; null if the value is absent. */
  json: string | null;
}

/**
 * Returns a function that writes a value as the form shows it: connections, jobs and choices by name, entries line by
 * line. The function returns null for an absent value.
 * @param values all values that will be written; their connections are read in advance
 */
export function useValueText(values: readonly PlacedValue[]): (value: PlacedValue) => string | null {
  const { t } = useTranslation();
  const jobName = useJobName();
  const keys = useMemo(() => [...new Set(values.map(connectionOf).filter((key) => key !== null))], [values]);
  const connections = useConnectionsByKey(keys);
  const words = useValueTexts();
  const numbered = useNumberedName();
  return useCallback(
    (placed) => {
      const orderText = (order: readonly string[], names: readonly string[]): string =>
        names.map((name) => (NUMBER.test(name) ? numbered(order.at(-2), name) : name)).join(', ');
      const configurationText = (at: readonly string[], text: string): string => {
        const date = at.at(-1) === 'deltaDate' ? parseDeltaDate(text) : null;
        return date === null ? words.choiceOf(at.at(-1) ?? '', text) : utcText(date);
      };
      const { property, path, json } = placed;
      if (json === null) return null;
      const connection = connectionOf(placed);
      const label = connection === null ? null : visible(connections?.get(connection)?.label);
      if (label !== null) return label;
      const value = parseJson(json);
      if (value === null) return '';
      if (path.at(-1) === ORDER && isPlainList(value)) return orderText(path, value.map(String));
      const part = isEntryPath(path) ? unambiguousRootOf(json) : null;
      if (part !== null && !isPlainList(value)) return entryLines(part, words);
      if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no');
      if (typeof value === 'string') {
        if (property === 'jobCode') return jobName(value);
        if (property !== 'configuration') return value;
        return path.length === 0 ? prettyJson(value) : configurationText(path, value);
      }
      return isPlainList(value) ? value.join(', ') : prettyJson(json);
    },
    [t, jobName, connections, words, numbered],
  );
}

const NUMBER = /^\d+$/;

/** True if a path leads to an entry of a list, or to a list of entries. */
const isEntryPath = (path: readonly string[]): boolean =>
  isListName(path.at(-1) ?? '') || isEntrySegment(path, path.length - 1);

/** True for a list that contains no objects or lists. Such a list is shown as a text with commas. */
export const isPlainList = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.every((entry) => typeof entry !== 'object' || entry === null);

/** The key of the connection to which a value refers by id; null if the value is not the id of a connection. */
function connectionOf({ path, json }: PlacedValue): string | null {
  const type = path.length === 1 ? connectionTypeOf(path[0] ?? '') : null;
  const id = type === null || json === null ? null : parseJson(json);
  if (type === null || (typeof id !== 'number' && typeof id !== 'string') || id === '') return null;
  return connectionKey(type, id);
}
