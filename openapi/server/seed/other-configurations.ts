import { connectionId } from './connections';

type Conf = Record<string, unknown>;

const shopImages = (library: string, shop: string): Conf => ({
  bynder_connection: connectionId(library),
  shop_connection: connectionId(shop),
  assetToProduct: [
    {
      productSkuMetadata: 'sku',
      productMetafields: ['custom.sku'],
      variantSkuMetadata: 'variant_sku',
      variantMetafields: ['custom.variant_sku'],
      productSkuSeparator: ',',
      imageAltMetadata: 'name',
      imagePositionMetadata: 'position',
      conditions: [{ field: 'status', operator: 'EQUAL', value: 'approved' }],
      urlPreset: 'webimage',
      deleteNonBynderImages: false,
      associateAllVariants: false,
    },
  ],
  assetToFile: { enabled: true, urlPreset: 'webimage', imageAltMetadata: 'name', conditions: [] },
  delta: true,
  deltaDate: null,
});

const valueMapping = { attribute: 'name', bynder_property: 'product_name', locale: 'en_US', channel: 'ecommerce' };

const product: Conf = {
  search: { enabled: [{ operator: '=', value: true }] },
  identifier: {
    label_attribute: 'name',
    bynder_property: 'sku',
    locales: ['en_US', 'fr_FR'],
    channel: 'ecommerce',
    display_id: true,
    parent_dependency: false,
    locales_fallbacks: { fr_FR: 'en_US' },
  },
  values: [valueMapping],
};

const off: Conf = { search: null, identifier: null, values: [] };

const samples: Record<string, Conf> = {
  bynder_imatag_watermark: {
    bynder_connection: { domain: 'acme.media.example' },
    bynder_imatag_hash: 'a1b2c3d4',
    imatag_directory: 'press-2026',
    imatag_bynder_id_metadata: 'imatag_id',
    delta: true,
    conditions: [{ field: 'season', operator: 'IN', value: ['spring', 'summer'] }],
  },
  akeneo_product_to_bynder_property: { product_model: off, product_model_middle: off, product_variant: off, product },
  bynder_to_akeneo_delete_assets: {
    delete_akeneo_assets: [{ asset_family: 'packshot', bynder_id_attribute_code: 'bynder_id', conditions: [] }],
  },
  delete_bynder_media_to_shopify_files: {
    delete_bynder_shopify_assets: [
      {
        productSkuMetadata: 'sku',
        productMetafields: ['custom.sku'],
        variantSkuMetadata: '',
        variantMetafields: [],
        productSkuSeparator: ',',
        conditions: [],
      },
    ],
  },
  bynder_rules: {
    rules: [
      {
        label: 'Season from the file name',
        priority: 10,
        conditions: [{ field: 'season', operator: 'EMPTY', value: '' }],
        actions: [
          { type: 'regex_extract', fromField: 'name', toField: 'season', regex: '/_(ss|aw)/', regexPattern: '$1' },
        ],
      },
      {
        label: 'Approved means public',
        priority: 0,
        conditions: [{ field: 'status', operator: 'EQUAL', value: 'approved' }],
        actions: [{ type: 'set_static_value', toField: 'visibility', value: 'public' }],
      },
    ],
  },
  dummy: { items: 20, warnings: 0, fail: false },
};

/** A sample configuration for a job for which `pimConfiguration` returns null. */
export function otherConfiguration(jobCode: string, company: string): Conf {
  if (jobCode !== 'bynder_media_to_shopify_product_image_sync') return samples[jobCode] ?? {};
  const name = company.charAt(0).toUpperCase() + company.slice(1);
  return shopImages(`${name} media library`, `${name} shop`);
}
