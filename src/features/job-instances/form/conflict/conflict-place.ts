import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenConflict } from '@/domain/drafts/open-conflicts';
import { isNewNamesake } from '@/domain/merge/entry-name';
import { ORDER } from '@/domain/merge/merge-json';
import { keyNames } from '@/domain/merge/natural-keys';
import { writeJson } from '@/lib/json';
import { useChangeName } from '@/shared/instance-change/use-change-name';
import type { MarkUnit } from './marked-text';
import type { PlacedValue } from './use-value-text';

/** The name of a conflict, outermost first, in the words of the form. */
export function useConflictName(): (conflict: OpenConflict) => string[] {
  const { t } = useTranslation('job-instances');
  const nameOf = useChangeName();
  return useCallback(
    ({ field, path }) => {
      const names = (path ?? []).map((name, index, all) => {
        if (index === all.length - 1 && name === ORDER) return t('conflict.order');
        if (isNewNamesake(all, index)) return t('conflict.added', { name: valueOf(name.slice(1)) });
        return keyNames(all[index - 1]) === null ? name : valueOf(name);
      });
      return nameOf({ property: field, path: names });
    },
    [t, nameOf],
  );
}

/** The value of a natural key, `name=value`. */
const valueOf = (name: string): string => name.slice(name.indexOf('=') + 1);

/** One version of a conflict. Values of fields are written as JSON; those inside the configuration are JSON already. */
export function versionOf(
  { field, path, ...versions }: OpenConflict,
  version: 'base' | 'mine' | 'theirs',
): PlacedValue {
  const value = versions[version];
  const json = path === null ? (writeJson(value) ?? null) : typeof value === 'string' ? value : null;
  return { property: field, path: path ?? [], json };
}

const SPELLED = /pattern|code|cron|regex|url/i;

/** How two versions of a value are compared. */
export function unitOf({ property, path, json }: PlacedValue): MarkUnit {
  if (json?.startsWith('[') === true) return 'entry';
  return SPELLED.test(path.at(-1) ?? property) ? 'character' : 'word';
}
