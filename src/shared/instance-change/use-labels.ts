import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { INSTANCE_FIELDS } from '@/domain/instance-fields';
import type { InstanceField } from '@/domain/instance';

/** API names of form fields, where they differ. */
const ALIASES: Record<string, InstanceField> = { company: 'companyCode' };

/** The form's label for a property of an instance; an unknown property keeps its name. */
export function usePropertyLabel(): (property: string) => string {
  const { t } = useTranslation('instance-tabs');
  return useCallback(
    (property) => {
      const name = Object.hasOwn(ALIASES, property) ? ALIASES[property] : property;
      const field = INSTANCE_FIELDS.find((known) => known === name);
      return field === undefined ? property : t(`property.${field}`);
    },
    [t],
  );
}

/** The label of a key of the configuration in the forms; a key without a label keeps its name. */
export function useKeyLabel(): (key: string) => string {
  const { t, i18n } = useTranslation('job-forms');
  return useCallback(
    (key) => (i18n.exists(`field.${key}`, { ns: 'job-forms' }) ? t(`field.${key}` as 'field.name') : key),
    [t, i18n],
  );
}

/** The lists of the configuration whose entries are cards in the forms, and the name of such a card. */
const CARDS = {
  conditions: 'entry.filter',
  media_urls: 'entry.mediaUrl',
  metadata: 'entry.metadataConf',
  actions: 'entry.action',
} as const;

/** Returns a function that names an entry by its number, as the forms do: 'Filter 2'; in an unknown list 'Entry 2'. */
export function useNumberedName(): (list: string | undefined, number: number | string) => string {
  const { t } = useTranslation('job-forms');
  return useCallback(
    (list, number) => {
      const key = Object.keys(CARDS).find((known): known is keyof typeof CARDS => known === list);
      return key === undefined ? t('history.entry', { ns: 'instance-tabs', number }) : t(CARDS[key], { number });
    },
    [t],
  );
}
