import { connectionId } from './connections';
import { REMOVED_ATTRIBUTE, UNMAPPED } from './failures';
import { pimDefaults } from '../catalogue/pim-defaults';

type Conf = Record<string, unknown>;

const simple = (bynderMetadata: string, attribute: string) => ({
  bynderMetadata,
  attribute,
  property_type: 'simple',
  locale: '*',
  channel: '*',
});

const approved = [{ field: 'status', operator: 'EQUAL', value: 'approved' }];

const assetMapping = (family: string, seasonAttribute = 'season') => ({
  akeneo_asset_family: family,
  conditions: approved,
  media_urls: [{ bynderMetadata: 'webimage', attribute: 'media' }],
  metadata: [simple('name', 'label'), simple('season', seasonAttribute)],
});

const multibinding = (name: string, extra: Conf) => ({
  name,
  asset_family: 'packshot',
  identifiers: 'sku',
  separator: ',',
  attribute_separator: '',
  locale: '',
  channel: '',
  fill_only_if_empty: false,
  ...extra,
});

const reverse = {
  name: 'description',
  akeneoProductField: {
    attributeCode: 'description',
    locale: 'en_US',
    channel: 'ecommerce',
    labelLocale: '',
    referenceEntityAttribute: '',
  },
  bynderMediaField: { fieldCode: 'product_description' },
  multipleValues: false,
  separator: ',',
};

const productBinding = multibinding('Packshots to products', { product_attribute: 'packshots', sort_order: 'view' });
const recordBinding = multibinding('Packshots to brands', { reference_entity: 'brand', record_attribute: 'image' });
const categoryBinding = multibinding('Headers to categories', { category_attribute: 'header' });

const parts: Record<string, Conf> = {
  bynder_media_to_akeneo_asset_sync: {
    mappings: [assetMapping('packshot'), assetMapping('ambience')],
    akeneo_asset_multi_products: [productBinding],
    reverseMapping: [reverse],
  },
  bynder_media_to_akeneo_asset_sync_gql: { mappings: [assetMapping('packshot')] },
  bynder_media_to_akeneo_asset_record_binding: {
    mappings: [assetMapping('packshot')],
    akeneo_asset_multi_records: [recordBinding],
  },
  bynder_media_to_akeneo_asset_category_binding: {
    mappings: [assetMapping('header')],
    akeneo_asset_multi_categories: [categoryBinding],
  },
  bynder_media_to_akeneo_ref_entity_sync: {
    mappings: [
      {
        reference_entity: 'brand',
        code_metadata: 'brand_code',
        allow_creation: true,
        conditions: [],
        media_urls: [{ bynderMetadata: 'webimage', attribute: 'image' }],
        metadata: [simple('name', 'label')],
      },
    ],
  },
  bynder_media_to_akeneo_category_sync: {
    mappings: [{ code_metadata: 'category_code', conditions: [], media_urls: [], metadata: [simple('name', 'label')] }],
  },
  akeneo_to_akeneo_asset_product_multibinding: { akeneo_asset_multi_products: [productBinding] },
  akeneo_to_akeneo_asset_record_multibinding: { akeneo_asset_multi_records: [recordBinding] },
  akeneo_to_akeneo_asset_category_multibinding: { akeneo_asset_multi_categories: [categoryBinding] },
};

/** A sample configuration for one of the jobs in `parts`; null for any other job. */
export function pimConfiguration(jobCode: string, company: string): Conf | null {
  const defaults = pimDefaults(jobCode);
  const part = parts[jobCode];
  if (!defaults || !part) return null;
  const name = company.charAt(0).toUpperCase() + company.slice(1);
  const connections: Conf = { akeneo_connection: connectionId(`${name} PIM`) };
  if ('bynder_connection' in defaults) connections.bynder_connection = connectionId(`${name} media library`);
  const failing = `${company}_${jobCode}` === UNMAPPED ? { mappings: [assetMapping('header', REMOVED_ATTRIBUTE)] } : {};
  return { ...defaults, ...connections, ...part, ...failing };
}
