const perType = () => ({ search: null, identifier: null, values: [] });

/** The default configurations of the jobs that `pimDefaults` does not know; the keys are job codes. */
export const otherDefaults: Record<string, Record<string, unknown>> = {
  bynder_imatag_watermark: {
    bynder_connection: { domain: '' },
    bynder_imatag_hash: '',
    imatag_directory: '',
    imatag_bynder_id_metadata: '',
    delta: true,
    conditions: [],
  },
  akeneo_product_to_bynder_property: {
    product_model: perType(),
    product_model_middle: perType(),
    product_variant: perType(),
    product: perType(),
  },
  bynder_to_akeneo_delete_assets: { delete_akeneo_assets: [] },
  bynder_media_to_shopify_product_image_sync: {
    bynder_connection: null,
    shop_connection: null,
    assetToProduct: [],
    assetToFile: { enabled: false, urlPreset: 'webimage', imageAltMetadata: 'name', conditions: [] },
    delta: true,
    deltaDate: null,
  },
  delete_bynder_media_to_shopify_files: { delete_bynder_shopify_assets: [] },
  bynder_rules: { rules: [] },
  dummy: { items: 20, warnings: 0, fail: false },
};
