import * as z from 'zod/mini';
import { factsOf, type CardSummary } from '../parts/card-summary';
import { isEmptyJson } from '@/lib/json';
import { flag, optionalJson, requiredText, text } from '../schema/field-types';
import { loosely, named, ofOwner, ofSystem, unless } from '../schema/named-fields';

/** An attribute of the bound assets. The form also accepts texts that are not in the list. */
const assetAttribute = loosely(ofOwner('assetAttribute', 'asset_family'));
/** Whether a field has a separator, so that its text may contain several names. */
const isSplit = (separator: string) => (binding: Record<string, unknown>) =>
  typeof binding[separator] === 'string' && binding[separator] !== '';

const identity = {
  name: requiredText(),
  asset_family: named(requiredText(), ofSystem('assetFamily')),
  identifiers: named(requiredText(), assetAttribute),
  separator: requiredText(),
};
const scope = {
  attribute_separator: text(),
  locale: named(text(), unless(isSplit('locale_separator'), ofSystem('locale'))),
  channel: named(text(), unless(isSplit('channel_separator'), ofSystem('channel'))),
  locale_separator: text(),
  channel_separator: text(),
};
const options = { check_removed_locales: flag(true), fill_only_if_empty: flag() };

/** The schemas that bind assets to products, records or categories. */
export const multibindingSchemas = {
  product: z.looseObject({
    ...identity,
    product_attribute: named(text(), unless(isSplit('attribute_separator'), ofSystem('attribute'))),
    ...scope,
    sort_order: named(text(), assetAttribute),
    remove_assets_from_products: flag(),
    ...options,
    reference_attribute: named(text(), loosely(ofSystem('attribute'))),
    product_filters: optionalJson(),
    product_values: optionalJson(),
  }),
  record: z.looseObject({
    ...identity,
    reference_entity: named(text(), ofSystem('referenceEntity')),
    record_attribute: named(
      text(),
      unless(isSplit('attribute_separator'), ofOwner('recordAttribute', 'reference_entity')),
    ),
    ...scope,
    ...options,
    record_filters: optionalJson(),
    record_values: optionalJson(),
  }),
  category: z.looseObject({ ...identity, category_attribute: text(), ...scope, ...options }),
};

export type BindingKind = keyof typeof multibindingSchemas;
export type Multibinding<K extends BindingKind = BindingKind> = z.output<(typeof multibindingSchemas)[K]>;

/** The key of a configuration that holds the multibindings of a kind. */
export const MULTIBINDING_KEYS = {
  product: 'akeneo_asset_multi_products',
  record: 'akeneo_asset_multi_records',
  category: 'akeneo_asset_multi_categories',
} as const satisfies Record<BindingKind, string>;

const JSON_FIELDS = {
  product: ['product_filters', 'product_values'],
  record: ['record_filters', 'record_values'],
  category: [],
} as const satisfies Record<BindingKind, readonly string[]>;
export type MultibindingJsonField = (typeof JSON_FIELDS)[BindingKind][number];

/** The advanced fields of a kind that hold JSON. */
export const multibindingJsonFields = (kind: BindingKind): readonly MultibindingJsonField[] => JSON_FIELDS[kind];

/** Whether its editor opens automatically, because its key fields are empty. */
export const isBlankMultibinding = (binding: Multibinding): boolean =>
  [binding.name, binding.asset_family, binding.identifiers].every((value) => value === '');

/** Whether the advanced section opens automatically, because there are filters or values. */
export const hasAdvancedJson = (kind: BindingKind, binding: Multibinding): boolean =>
  JSON_FIELDS[kind].some((key) => !isEmptyJson(binding[key]));

/** Whether the check-removed-locales toggle is visible: only while remove-assets is on. */
export const showsCheckRemovedLocales = (kind: BindingKind, binding: Multibinding): boolean =>
  kind === 'product' && binding['remove_assets_from_products'] === true;

export function multibindingSummary(kind: BindingKind, binding: Multibinding): CardSummary {
  const { name, asset_family, identifiers } = binding;
  const target = {
    product: { product_attribute: readText(binding, 'product_attribute') },
    record: {
      reference_entity: readText(binding, 'reference_entity'),
      record_attribute: readText(binding, 'record_attribute'),
    },
    category: { category_attribute: readText(binding, 'category_attribute') },
  }[kind];
  return { title: name, facts: factsOf({ asset_family, identifiers, ...target }) };
}

const readText = (binding: Multibinding, key: string): string => {
  const value = binding[key];
  return typeof value === 'string' ? value : '';
};
