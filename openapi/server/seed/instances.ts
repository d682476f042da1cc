import { jobDefinitions } from '../catalogue/job-definitions';
import { otherConfiguration } from './other-configurations';
import { pimConfiguration } from './pim-configurations';

/** A job instance of the sample data. */
export interface InstanceSeed {
  code: string;
  label: string;
  jobCode: string;
  company: string;
  description: string | null;
  configuration: string;
  cronExpression: string | null;
  errorAlertEmails: readonly string[];
}

const labels: Record<string, string> = {
  bynder_imatag_watermark: 'Watermark press images',
  bynder_media_to_akeneo_asset_sync: 'Packshots to the PIM',
  bynder_media_to_akeneo_asset_sync_gql: 'Packshots to the PIM (GraphQL)',
  bynder_media_to_akeneo_asset_record_binding: 'Brand images',
  bynder_media_to_akeneo_asset_category_binding: 'Category headers',
  bynder_media_to_akeneo_ref_entity_sync: 'Brands from media',
  bynder_media_to_akeneo_category_sync: 'Categories from media',
  akeneo_to_akeneo_asset_product_multibinding: 'Bind packshots to products',
  akeneo_to_akeneo_asset_record_multibinding: 'Bind packshots to brands',
  akeneo_to_akeneo_asset_category_multibinding: 'Bind headers to categories',
  akeneo_product_to_bynder_property: 'Product data to media',
  bynder_to_akeneo_delete_assets: 'Clean up removed packshots',
  bynder_media_to_shopify_product_image_sync: 'Product images to the shop',
  delete_bynder_media_to_shopify_files: 'Clean up shop files',
  bynder_rules: 'Media rules',
  dummy: 'Test job',
};

const descriptions: Record<string, string> = {
  bynder_media_to_akeneo_asset_sync: 'Approved packshots and ambience pictures, every night.',
  bynder_media_to_shopify_product_image_sync: 'Images by SKU; the alternative text is the media name.',
  dummy: 'Runs without touching any system.',
};

const nightly: Record<string, string> = {
  bynder_media_to_akeneo_asset_sync: '0 2 * * *',
  bynder_media_to_shopify_product_image_sync: '30 3 * * *',
  bynder_rules: '15 1 * * 1-5',
};

function instance(company: string, jobCode: string): InstanceSeed {
  const configuration = pimConfiguration(jobCode, company) ?? otherConfiguration(jobCode, company);
  return {
    code: `${company}_${jobCode}`,
    label: labels[jobCode] ?? jobCode,
    jobCode,
    company,
    description: descriptions[jobCode] ?? null,
    configuration: JSON.stringify(configuration, null, 2),
    cronExpression: nightly[jobCode] ?? null,
    errorAlertEmails: nightly[jobCode] ? [`alerts@${company}.test`] : [],
  };
}

/**
 * The job instances of the sample data: acme has one instance of every job, the two other companies have instances of
 * some jobs.
 */
export const instanceSeeds: readonly InstanceSeed[] = [
  ...jobDefinitions.map(({ code }) => instance('acme', code)),
  ...[
    'bynder_media_to_akeneo_asset_sync',
    'akeneo_to_akeneo_asset_product_multibinding',
    'bynder_media_to_shopify_product_image_sync',
    'bynder_rules',
    'dummy',
  ].map((code) => instance('globex', code)),
  ...['bynder_media_to_shopify_product_image_sync', 'delete_bynder_media_to_shopify_files', 'dummy'].map((code) =>
    instance('initech', code),
  ),
];
