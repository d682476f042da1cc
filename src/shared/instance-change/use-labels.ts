import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { instanceFieldOf } from '@/domain/instance-fields';
import type { ValueTexts } from './entry-text';

/** Returns a function that gives the form's label of an instance's property; an unknown property keeps its name. */
export function usePropertyLabel(): (property: string) => string {
  const { t } = useTranslation('instance-tabs');
  return useCallback(
    (property) => {
      const field = instanceFieldOf(property);
      return field === undefined ? property : t(`property.${field}`);
    },
    [t],
  );
}

/**
 * Returns a function that gives the forms' label of a key in the configuration; a key without a label keeps its name.
 */
export function useKeyLabel(): (key: string) => string {
  const { t, i18n } = useTranslation('job-forms');
  return useCallback(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `exists` has checked the key
    (key) => (i18n.exists(`field.${key}`, { ns: 'job-forms' }) ? t(`field.${key}` as 'field.name') : key),
    [t, i18n],
  );
}

/** Key whose values come from a fixed set → the group of texts that contains the labels of these values. */
const CHOICES: ReadonlyMap<string, string> = new Map([
  ['operator', 'operator'],
  ['property_type', 'propertyType'],
  ['type', 'actionType'],
]);

/** Returns a function that gives the label of a value that the forms offer in a list; other values stay unchanged. */
export function useChoiceLabel(): (key: string, value: string) => string {
  const { t, i18n } = useTranslation('job-forms');
  return useCallback(
    (key, value) => {
      if (value === '*' && key === 'locale') return t('field.allLocales');
      if (value === '*' && key === 'channel') return t('field.allChannels');
      const text = `${CHOICES.get(key)}.${value}`;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `exists` has checked the key
      return CHOICES.has(key) && i18n.exists(text, { ns: 'job-forms' }) ? t(text as 'operator.EQUAL') : value;
    },
    [t, i18n],
  );
}

/** The texts with which `entryText` writes values of the configuration. */
export function useValueTexts(): ValueTexts {
  const { t } = useTranslation('job-forms');
  const labelOf = useKeyLabel();
  const choiceOf = useChoiceLabel();
  return useMemo(
    () => ({
      yes: t('value.yes', { ns: 'common' }),
      no: t('value.no', { ns: 'common' }),
      labelOf,
      choiceOf,
      factOf: (name, value) => t('card.fact', { name, value }),
    }),
    [t, labelOf, choiceOf],
  );
}

/** Lists of the configuration whose entries the forms show as cards → the text that names a card. */
const CARDS = {
  conditions: 'entry.filter',
  media_urls: 'entry.mediaUrl',
  metadata: 'entry.metadataConf',
  actions: 'entry.action',
} as const;

/** Lists whose entries are not cards and have no name of their own → the text that names an entry. */
const ENTRIES = {
  mappings: 'entry.mapping',
  mapping: 'entry.mapping',
  rules: 'entry.rule',
  reverseMapping: 'entry.reverseMapping',
  values: 'entry.valueMapping',
  assetToProduct: 'entry.productMapping',
  delete_akeneo_assets: 'entry.deleteMapping',
  delete_bynder_shopify_assets: 'entry.shopDeleteMapping',
} as const;

const isKeyOf = <T extends object>(all: T, key: string | undefined): key is Extract<keyof T, string> =>
  key !== undefined && Object.hasOwn(all, key);

/** True if the entries of a list are named after the list, as in 'Filter 2', and not just 'Entry 2'. */
export const namesEntries = (list: string): boolean => isKeyOf(CARDS, list) || isKeyOf(ENTRIES, list);

/** Returns a function that names an entry by its number, as the forms do: 'Filter 2'; in an unknown list 'Entry 2'. */
export function useNumberedName(): (list: string | undefined, number: number | string) => string {
  const { t } = useTranslation('job-forms');
  return useCallback(
    (list, number) => {
      if (isKeyOf(CARDS, list)) return t(CARDS[list], { number });
      if (isKeyOf(ENTRIES, list)) return t('entry.numbered', { name: t(ENTRIES[list]), number });
      return t('history.entry', { ns: 'instance-tabs', number });
    },
    [t],
  );
}
