import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenConflict } from '@/domain/drafts/open-conflicts';
import { isNewNamesake } from '@/domain/merge/entry-name';
import { ORDER } from '@/domain/merge/merge-json';
import { keyNames } from '@/domain/merge/natural-keys';
import { parseJson, writeJson } from '@/lib/json';
import { useChangeName } from '@/shared/instance-change/use-change-name';
import type { MarkUnit } from './marked-text';
import { isPlainList, type PlacedValue } from './use-value-text';

/** Returns a function that names the field of a conflict with labels of the form, outermost first. */
export function useConflictName(): (conflict: OpenConflict) => string[] {
  const { t } = useTranslation('job-instances');
  const nameOf = useChangeName();
  return useCallback(
    ({ field, path }) => {
      const names = (path ?? []).map((segment, index, segments) => {
        if (index === segments.length - 1 && segment === ORDER) return t('conflict.order');
        if (isNewNamesake(segments, index)) return t('conflict.added', { name: valueOf(segment.slice(1)) });
        return keyNames(segments[index - 1]) === null ? segment : valueOf(segment);
      });
      return nameOf({ property: field, path: names });
    },
    [t, nameOf],
  );
}

/** The value in a path segment of the form `key=value`, which identifies a list entry by its natural key. */
const valueOf = (segment: string): string => segment.slice(segment.indexOf('=') + 1);

/** One version of a conflict. Field values are converted to JSON; values inside the configuration are JSON already. */
export function versionOf(
  { field, path, ...versions }: OpenConflict,
  version: 'base' | 'mine' | 'theirs',
): PlacedValue {
  const value = versions[version];
  const json = path === null ? (writeJson(value) ?? null) : typeof value === 'string' ? value : null;
  return { property: field, path: path ?? [], json };
}

/** Names of fields whose values are compared by character. */
const COMPARED_BY_CHARACTER = /pattern|code|cron|regex|url/i;

/** The unit in which two versions of a value are compared. A list of objects is shown as JSON, so it has no entries. */
export function comparisonUnit({ property, path, json }: PlacedValue): MarkUnit {
  if (json !== null && isPlainList(parseJson(json))) return 'entry';
  return COMPARED_BY_CHARACTER.test(path.at(-1) ?? property) ? 'character' : 'word';
}
