/** The jobs that the console knows. Other jobs of a backend get the generic form. */
export const JOB_CODES = [
  'bynder_imatag_watermark',
  'bynder_media_to_akeneo_asset_sync',
  'bynder_media_to_akeneo_asset_sync_gql',
  'bynder_media_to_akeneo_asset_record_binding',
  'bynder_media_to_akeneo_asset_category_binding',
  'bynder_media_to_akeneo_ref_entity_sync',
  'bynder_media_to_akeneo_category_sync',
  'akeneo_to_akeneo_asset_product_multibinding',
  'akeneo_to_akeneo_asset_record_multibinding',
  'akeneo_to_akeneo_asset_category_multibinding',
  'akeneo_product_to_bynder_property',
  'bynder_to_akeneo_delete_assets',
  'bynder_media_to_shopify_product_image_sync',
  'delete_bynder_media_to_shopify_files',
  'bynder_rules',
  'dummy',
] as const;

export type JobCode = (typeof JOB_CODES)[number];

/** Whether the console knows the job with this code. */
export function isJobCode(code: string | null): code is JobCode {
  return JOB_CODES.some((known) => known === code);
}

/** The only job with an installation guide. */
export const JOB_WITH_GUIDE: JobCode = 'bynder_media_to_shopify_product_image_sync';

/** A job as `list_jobs` describes it; `defaultConf` is JSON text. */
export interface JobRow {
  code: string;
  defaultConf: string;
  hasEventTrigger: boolean;
  connector: string | null;
}
