import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldPathOf } from '@/domain/configuration/schema/path';
import type { InstanceRow } from '@/domain/instance';
import { placeNames } from '@/domain/runs/health/configured-value';
import { placeOfText } from '@/domain/search/instance-texts';
import { useChangeName } from './use-change-name';

/**
 * Returns a function that says where an integration contains a text, in the words that the form shows: "Mappings:
 * webimage". It returns null if the integration does not contain the text.
 */
export function useInsidePlace(
  connectionNames: ReadonlyMap<string, string>,
): (row: InstanceRow, text: string) => string | null {
  const { t } = useTranslation(['palette', 'instance-tabs']);
  const nameOf = useChangeName();
  return useCallback(
    (row, text) => {
      const found = placeOfText(row, connectionNames, text);
      if (found === null) return null;
      if (found.field === 'securedVariables')
        return t('inside.place', { place: t('instance-tabs:secured.title'), text });
      const names = placeNames(row.configuration, fieldPathOf(found.path));
      const shown = nameOf({ property: found.field, path: names });
      // If the text is itself the name of an entry, the place is the list that contains the entry.
      const place = names.at(-2) === text ? shown.slice(0, -2) : shown;
      return t('inside.place', { place: place.join(' › '), text });
    },
    [t, nameOf, connectionNames],
  );
}
