import { isJobCode, type JobCode } from './job-codes';
import type { FormKind, JobType } from './job-type';
import { deleteAssets } from './jobs/delete-assets';
import { dummy, unknownJob } from './jobs/generic';
import {
  assetCategoryBinding,
  assetRecordBinding,
  assetSyncGraphqlJob,
  assetSyncJob,
  categoryMultibinding,
  categorySync,
  productMultibinding,
  recordMultibinding,
  recordSync,
} from './jobs/product-information-sync';
import { productToAssetService } from './jobs/product-to-asset-service';
import { rules } from './jobs/rules';
import { shopDelete } from './jobs/shop-delete';
import { shopImageSync } from './jobs/shop-image-sync';
import { watermark } from './jobs/watermark';

/** The type of every job that the console knows. A missing job is a type error. */
export const JOB_TYPES = {
  bynder_imatag_watermark: watermark,
  bynder_media_to_akeneo_asset_sync: assetSyncJob,
  bynder_media_to_akeneo_asset_sync_gql: assetSyncGraphqlJob,
  bynder_media_to_akeneo_asset_record_binding: assetRecordBinding,
  bynder_media_to_akeneo_asset_category_binding: assetCategoryBinding,
  bynder_media_to_akeneo_ref_entity_sync: recordSync,
  bynder_media_to_akeneo_category_sync: categorySync,
  akeneo_to_akeneo_asset_product_multibinding: productMultibinding,
  akeneo_to_akeneo_asset_record_multibinding: recordMultibinding,
  akeneo_to_akeneo_asset_category_multibinding: categoryMultibinding,
  akeneo_product_to_bynder_property: productToAssetService,
  bynder_to_akeneo_delete_assets: deleteAssets,
  bynder_media_to_shopify_product_image_sync: shopImageSync,
  delete_bynder_media_to_shopify_files: shopDelete,
  bynder_rules: rules,
  dummy,
} satisfies Record<JobCode, JobType>;

/** The type of a job; the generic type if the code is null or unknown. */
export function findJobType(code: string | null): JobType {
  return isJobCode(code) ? JOB_TYPES[code] : unknownJob;
}

/** The sub-form to show. With `showJsonConfiguration`, it is the generic form for every job. */
export function formKindOf(code: string | null, showJsonConfiguration: boolean): FormKind {
  return showJsonConfiguration ? 'generic' : findJobType(code).form;
}
