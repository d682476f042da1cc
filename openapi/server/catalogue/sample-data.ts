import type { DataRow, DataSource } from './data-row';
import {
  assetFamilies,
  assetFamilyAttributes,
  metaproperties,
  metapropertyOptions,
  productAttributes,
  recordAttributes,
  referenceEntities,
} from './sample-names';

const range = (count: number, make: (index: number) => DataRow): DataRow[] =>
  Array.from({ length: count }, (_, index) => make(index));

const coded = (count: number, prefix: string, more: (index: number) => DataRow = () => ({})) =>
  range(count, (index) => ({
    code: `${prefix}_${index + 1}`,
    labels: { en_US: `${prefix} ${index + 1}` },
    ...more(index),
  }));

const families = ['furniture', 'decoration', 'lighting'];

const products = range(48, (index) => ({
  identifier: `SKU-${1000 + index}`,
  family: families[index % 3],
  enabled: index % 7 !== 0,
  categories: [`category_${(index % 24) + 1}`],
}));

const channels = [
  { code: 'ecommerce', currencies: ['EUR', 'USD'], locales: ['en_US', 'fr_FR'] },
  { code: 'print', currencies: ['EUR'], locales: ['fr_FR'] },
];

const locales = ['en_US', 'fr_FR', 'de_DE'].map((code) => ({ code, enabled: code !== 'de_DE' }));

const media = range(40, (index) => ({
  id: `media-${index + 1}`,
  name: `packshot_${index + 1}.jpg`,
  type: 'image',
  property_season: ['spring', 'summer', 'autumn', 'winter'][index % 4],
}));

const shopProducts = range(30, (index) => ({
  id: `gid://shop/Product/${index + 1}`,
  title: `Product ${index + 1}`,
  handle: `product-${index + 1}`,
}));

const metafieldDefinitions = ['sku', 'ean', 'model', 'season'].map((key, index) => ({
  id: `gid://shop/MetafieldDefinition/${index + 1}`,
  namespace: 'custom',
  key,
  ownerType: 'PRODUCT',
}));

/** The data of the sample PIM; the keys are the names of requests. */
export const pimData: Readonly<Record<string, DataSource>> = {
  attribute_option: coded(12, 'option'),
  attribute_search: [
    ...productAttributes,
    ...coded(17, 'attribute', (index) => ({ type: index % 2 ? 'pim_catalog_text' : 'pim_catalog_simpleselect' })),
  ],
  product_search: products,
  product_model_search: coded(14, 'model', (index) => ({ family: families[index % 3] })),
  product_search_gql: products,
  asset_search: coded(30, 'packshot_asset'),
  asset_families: assetFamilies,
  asset_family_attributes: ({ asset_family: family }) => assetFamilyAttributes(family),
  asset_family_attribute_options: coded(4, 'asset_option'),
  ref_entities: referenceEntities,
  ref_entity_attributes: recordAttributes,
  ref_entity_record_search: coded(20, 'record'),
  family_search: families.map((code) => ({ code, attributes: ['sku', 'name', 'image'] })),
  family_variants: coded(4, 'variant'),
  category_search: coded(24, 'category', (index) => ({ parent: index === 0 ? null : 'category_1' })),
  locale_search: locales,
  channels,
  get_product_draft: products,
  get_product_model_draft: coded(14, 'model'),
};

/** The data of the sample asset service; the keys are the names of requests. */
export const mediaData: Readonly<Record<string, DataSource>> = {
  metaproperties,
  metaproperty_options: ({ metaproperty_name: name }) => metapropertyOptions(name),
  assets: media,
  webhooks: [{ id: 'hook-1', event: 'asset_bank.media.updated', active: true }],
  account: [{ name: 'Sample library', timeZone: 'Europe/Amsterdam' }],
};

/** The data of the sample shop; the keys are the names of requests. */
export const shopData: Readonly<Record<string, DataSource>> = {
  productById: shopProducts,
  productSearch: shopProducts,
  productVariantSearch: range(40, (index) => ({
    id: `gid://shop/ProductVariant/${index + 1}`,
    sku: `SKU-${1000 + index}`,
  })),
  fileSearch: range(20, (index) => ({ id: `gid://shop/MediaImage/${index + 1}`, alt: `packshot_${index + 1}` })),
  fileById: range(20, (index) => ({ id: `gid://shop/MediaImage/${index + 1}`, alt: `packshot_${index + 1}` })),
  metafieldDefinitionById: metafieldDefinitions,
  metafieldDefinitionSearch: metafieldDefinitions,
};
