import {
  assetMapping,
  assetMappingOfEveryType,
  categoryBinding,
  categoryMapping,
  commonFields,
  productBinding,
  recordBinding,
  recordMapping,
  reverseMapping,
  type Part,
} from './product-parts';
import { productSections } from './product-sections';
import { choose } from './steps';

const mediaLibrary: Part = {
  steps: [choose('Asset-service connection', 'Acme media library')],
  stored: { bynder_connection: 7 },
};
const pim: Part = { steps: [choose('Product-information connection', 'Acme PIM')], stored: { akeneo_connection: 1 } };

/**
 * Joins parts: steps that fill in everything for a job, and the resulting configuration with all keys, in any order.
 */
const job = (...parts: Part[]): Part => ({
  steps: parts.flatMap(({ steps }) => steps),
  stored: Object.assign({}, ...parts.map(({ stored }) => stored)) as Part['stored'],
});

/** The nine product-information jobs and the one that sends product data, by job code. */
export const productJobs: Readonly<Record<string, Part>> = {
  bynder_media_to_akeneo_asset_sync: job(
    mediaLibrary,
    pim,
    commonFields,
    assetMappingOfEveryType,
    productBinding,
    reverseMapping,
  ),
  bynder_media_to_akeneo_asset_sync_gql: job(
    mediaLibrary,
    pim,
    commonFields,
    assetMapping,
    productBinding,
    reverseMapping,
  ),
  bynder_media_to_akeneo_asset_record_binding: job(mediaLibrary, pim, commonFields, assetMapping, recordBinding),
  bynder_media_to_akeneo_asset_category_binding: job(mediaLibrary, pim, commonFields, assetMapping, categoryBinding),
  bynder_media_to_akeneo_ref_entity_sync: job(mediaLibrary, pim, commonFields, recordMapping),
  bynder_media_to_akeneo_category_sync: job(mediaLibrary, pim, commonFields, categoryMapping),
  akeneo_to_akeneo_asset_product_multibinding: job(pim, commonFields, productBinding),
  akeneo_to_akeneo_asset_record_multibinding: job(pim, commonFields, recordBinding),
  akeneo_to_akeneo_asset_category_multibinding: job(pim, commonFields, categoryBinding),
  akeneo_product_to_bynder_property: productSections,
};
