type Conf = Record<string, unknown>;

const batchSizes = {
  assetWriterBatchSize: 50,
  refEntityRecordWriterBatchSize: 50,
  productWriterBatchSize: 50,
  suffixAssetCodeWithFamilyCode: false,
};

const delta = { delta: true, deltaDate: null };

function fromMedia(multibindings: Conf): Conf {
  return {
    bynder_connection: null,
    akeneo_connection: null,
    ...delta,
    mappings: [],
    ...multibindings,
    ...batchSizes,
  };
}

const builders: Record<string, () => Conf> = {
  bynder_media_to_akeneo_asset_sync: () => fromMedia({ akeneo_asset_multi_products: [], reverseMapping: [] }),
  bynder_media_to_akeneo_asset_sync_gql: () => fromMedia({ akeneo_asset_multi_products: [], reverseMapping: [] }),
  bynder_media_to_akeneo_asset_record_binding: () => fromMedia({ akeneo_asset_multi_records: [] }),
  bynder_media_to_akeneo_asset_category_binding: () => fromMedia({ akeneo_asset_multi_categories: [] }),
  bynder_media_to_akeneo_ref_entity_sync: () => fromMedia({}),
  bynder_media_to_akeneo_category_sync: () => fromMedia({}),
  akeneo_to_akeneo_asset_product_multibinding: () => fromPim({ akeneo_asset_multi_products: [] }),
  akeneo_to_akeneo_asset_record_multibinding: () => fromPim({ akeneo_asset_multi_records: [] }),
  akeneo_to_akeneo_asset_category_multibinding: () => fromPim({ akeneo_asset_multi_categories: [] }),
};

function fromPim(multibindings: Conf): Conf {
  return { akeneo_connection: null, ...delta, ...multibindings, ...batchSizes };
}

/** The default configuration of one of the nine jobs above; undefined for the code of any other job. */
export function pimDefaults(code: string): Conf | undefined {
  return builders[code]?.();
}
