import type { Violation } from '../../../http/problem';
import {
  assetToFile,
  batchSizes,
  conditions,
  delta,
  mappings,
  multibindings,
  productType,
  reverseMapping,
  rules,
} from './entry-rules';
import type { JsonObject } from './json-reading';
import { each, needs, type Rule } from './rule';

const toPim = [...delta, ...batchSizes];
const assetJob = [...mappings('akeneo_asset_family'), ...toPim];
const products = multibindings('akeneo_asset_multi_products');
const records = multibindings('akeneo_asset_multi_records');
const categories = multibindings('akeneo_asset_multi_categories');

const rulesByJob: Readonly<Record<string, readonly Rule[]>> = {
  bynder_imatag_watermark: [...delta, conditions],
  bynder_media_to_akeneo_asset_sync: [...assetJob, products, reverseMapping],
  bynder_media_to_akeneo_asset_sync_gql: [...assetJob, products, reverseMapping],
  bynder_media_to_akeneo_asset_record_binding: [...assetJob, records],
  bynder_media_to_akeneo_asset_category_binding: [...assetJob, categories],
  bynder_media_to_akeneo_ref_entity_sync: [...mappings('reference_entity', 'code_metadata'), ...toPim],
  bynder_media_to_akeneo_category_sync: [...mappings('code_metadata'), ...toPim],
  akeneo_to_akeneo_asset_product_multibinding: [products, ...toPim],
  akeneo_to_akeneo_asset_record_multibinding: [records, ...toPim],
  akeneo_to_akeneo_asset_category_multibinding: [categories, ...toPim],
  akeneo_product_to_bynder_property: ['product_model', 'product_model_middle', 'product_variant', 'product'].map(
    productType,
  ),
  bynder_to_akeneo_delete_assets: [
    each('delete_akeneo_assets', needs('asset_family', 'bynder_id_attribute_code'), conditions),
  ],
  bynder_media_to_shopify_product_image_sync: [
    each('assetToProduct', needs('productSkuMetadata', 'productMetafields'), conditions),
    assetToFile,
    ...delta,
  ],
  delete_bynder_media_to_shopify_files: [each('delete_bynder_shopify_assets', conditions)],
  bynder_rules: [rules],
};

/** The violations in a configuration by the rules of its job. An unknown job has no rules. */
export function configurationViolations(jobCode: string, configuration: JsonObject): Violation[] {
  return (rulesByJob[jobCode] ?? []).flatMap((rule) => rule(configuration, 'configuration'));
}
