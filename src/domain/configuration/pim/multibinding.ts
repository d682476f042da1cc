import * as z from 'zod/mini';
import { factsOf, type CardSummary } from '../parts/card-summary';
import { isEmptyJson } from '@/lib/json';
import { flag, optionalJson, requiredText, text } from '../schema/field-types';
import { loosely, named, ofOwner, anyNameOf, unless } from '../schema/named-fields';

/** Rule: the field accepts the attributes of the binding's asset family, and also any other text. */
const assetAttribute = loosely(ofOwner('assetAttribute', 'asset_family'));
/** Whether a field of a binding may hold several names: true if the binding has a separator for them. */
const isSplit = (separatorKey: string) => (binding: Record<string, unknown>) =>
  typeof binding[separatorKey] === 'string' && binding[separatorKey] !== '';

const identity = {
  name: requiredText(),
  asset_family: named(requiredText(), anyNameOf('assetFamily')),
  identifiers: named(requiredText(), assetAttribute),
  separator: requiredText(),
};
const scope = {
  attribute_separator: text(),
  locale: named(text(), unless(isSplit('locale_separator'), anyNameOf('locale'))),
  channel: named(text(), unless(isSplit('channel_separator'), anyNameOf('channel'))),
  locale_separator: text(),
  channel_separator: text(),
};
const options = { check_removed_locales: flag(true), fill_only_if_empty: flag() };

/** The schema of each kind of multibinding. The kind is what assets are bound to: products, records or categories. */
export const multibindingSchemas = {
  product: z.looseObject({
    ...identity,
    product_attribute: named(text(), unless(isSplit('attribute_separator'), anyNameOf('attribute'))),
    ...scope,
    sort_order: named(text(), assetAttribute),
    remove_assets_from_products: flag(),
    ...options,
    reference_attribute: named(text(), loosely(anyNameOf('attribute'))),
    product_filters: optionalJson(),
    product_values: optionalJson(),
  }),
  record: z.looseObject({
    ...identity,
    reference_entity: named(text(), anyNameOf('referenceEntity')),
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

/** The key under which a configuration has the multibindings of each kind. */
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

/** The fields of a kind that hold JSON. The form shows them in its advanced section. */
export const multibindingJsonFields = (kind: BindingKind): readonly MultibindingJsonField[] => JSON_FIELDS[kind];

/** Whether the key fields of a binding are empty. If so, the form opens its editor automatically. */
export const isBlankMultibinding = (binding: Multibinding): boolean =>
  [binding.name, binding.asset_family, binding.identifiers].every((value) => value === '');

/** Whether a binding has filters or values. If so, the form opens the advanced section automatically. */
export const hasAdvancedJson = (kind: BindingKind, binding: Multibinding): boolean =>
  JSON_FIELDS[kind].some((key) => !isEmptyJson(binding[key]));

/**
 * Whether the form shows the toggle `check_removed_locales`: only for products, and only while
 * `remove_assets_from_products` is on.
 */
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
