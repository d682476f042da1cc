import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenConflict } from '@/domain/drafts/open-conflicts';
import { isMarkedAdded, segmentName } from '@/domain/merge/entry-name';
import { ORDER } from '@/domain/merge/merge-json';
import { parseJson, writeJson } from '@/lib/json';
import { useChangeName } from '@/shared/instance-change/use-change-name';
import { useNumberedName } from '@/shared/instance-change/use-labels';
import type { MarkUnit } from './marked-text';
import { isPlainList, type PlacedValue } from './use-value-text';

/** Returns a function that describes the place of a conflict by the labels of the form, outermost first. */
export function useConflictName(): (conflict: OpenConflict) => string[] {
  const { t } = useTranslation('job-instances');
  const nameOf = useChangeName();
  const numbered = useNumberedName();
  return useCallback(
    ({ field, path }) => {
      const names = (path ?? []).map((segment, index, segments) => {
        if (index === segments.length - 1 && segment === ORDER) return t('conflict.order');
        const name = segmentName(segments, index);
        return isMarkedAdded(segments, index)
          ? t('conflict.added', { name: NUMBER.test(name) ? numbered(segments[index - 1], name) : name })
          : name;
      });
      return nameOf({ property: field, path: names });
    },
    [t, nameOf, numbered],
  );
}

const NUMBER = /^\d+$/;

/** One version of a conflict. Field values are converted to JSON; values inside the configuration are JSON already. */
export function versionOf(
  { field, path, ...versions }: OpenConflict,
  version: 'base' | 'mine' | 'theirs',
): PlacedValue {
  const value = versions[version];
  const json = path === null ? (writeJson(value) ?? null) : typeof value === 'string' ? value : null;
  return { property: field, path: path ?? [], json };
}

/** Matches the names of fields whose values are compared by character. */
const COMPARED_BY_CHARACTER = /pattern|code|cron|regex|url/i;

/** The unit in which two versions of a value are compared. Only lists without objects are compared by entry. */
export function comparisonUnit({ property, path, json }: PlacedValue): MarkUnit {
  if (json !== null && isPlainList(parseJson(json))) return 'entry';
  return COMPARED_BY_CHARACTER.test(path.at(-1) ?? property) ? 'character' : 'word';
}
