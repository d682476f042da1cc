import * as z from 'zod/mini';
import { mappingSchemas } from '@/domain/configuration/pim/mapping';
import { MULTIBINDING_KEYS, multibindingSchemas } from '@/domain/configuration/pim/multibinding';
import { reverseMappingSchema } from '@/domain/configuration/pim/reverse-mapping';
import { connectionId, flag, listOf } from '@/domain/configuration/schema/field-types';
import type { ListName } from '@/domain/merge/lists/natural-keys';
import { withIdentifiedLists } from '../identified-lists';
import type { JobCode } from '../job-codes';
import type { ProductInformationJob, ProductInformationVariant } from '../job-type';
import { delta, keyword } from './common-keys';

/** The keys of the batch sizes. A batch size says how many entries the job writes at once. */
export const BATCH_SIZE_KEYS = [
  'assetWriterBatchSize',
  'refEntityRecordWriterBatchSize',
  'productWriterBatchSize',
] as const;
export const BATCH_SIZE = { initial: 50, min: 0, max: 100 } as const;

const batchSize = () =>
  z._default(
    z
      .number()
      .check(z.minimum(BATCH_SIZE.min, { error: 'outOfRange' }), z.maximum(BATCH_SIZE.max, { error: 'outOfRange' })),
    BATCH_SIZE.initial,
  );

function schemaOf({
  hasAssetServiceConnection,
  mappingKind,
  bindingKind,
  hasReverseMapping,
}: ProductInformationVariant) {
  const mappings = mappingKind === null ? null : mappingSchemas[mappingKind];
  const bindings = bindingKind === null ? null : multibindingSchemas[bindingKind];
  return withIdentifiedLists(
    z.looseObject({
      ...(hasAssetServiceConnection && { bynder_connection: connectionId() }),
      akeneo_connection: connectionId(),
      ...delta(),
      // Older configurations have the key `mapping`.
      ...(mappings && {
        ...listOf('mappings', mappings),
        ['mapping' satisfies ListName]: z.optional(z.array<z.core.$ZodObject>(mappings)),
      }),
      ...(bindingKind && bindings && listOf(MULTIBINDING_KEYS[bindingKind], bindings)),
      ...(hasReverseMapping && listOf('reverseMapping', reverseMappingSchema)),
      suffixAssetCodeWithFamilyCode: flag(),
      assetWriterBatchSize: batchSize(),
      refEntityRecordWriterBatchSize: batchSize(),
      productWriterBatchSize: batchSize(),
      ...keyword(),
    }),
  );
}

function job(code: JobCode, variant: ProductInformationVariant): ProductInformationJob {
  return { code, form: 'product-information', variant, schema: schemaOf(variant), securedCodes: [] };
}

const media = { hasAssetServiceConnection: true, hasReverseMapping: false };
const assetSync: ProductInformationVariant = {
  ...media,
  mappingKind: 'asset',
  bindingKind: 'product',
  hasReverseMapping: true,
};
const binding = { hasAssetServiceConnection: false, mappingKind: null, hasReverseMapping: false };

export const assetSyncJob = job('bynder_media_to_akeneo_asset_sync', assetSync);
export const assetSyncGraphqlJob = job('bynder_media_to_akeneo_asset_sync_gql', assetSync);
export const assetRecordBinding = job('bynder_media_to_akeneo_asset_record_binding', {
  ...media,
  mappingKind: 'asset',
  bindingKind: 'record',
});
export const assetCategoryBinding = job('bynder_media_to_akeneo_asset_category_binding', {
  ...media,
  mappingKind: 'asset',
  bindingKind: 'category',
});
export const recordSync = job('bynder_media_to_akeneo_ref_entity_sync', {
  ...media,
  mappingKind: 'record',
  bindingKind: null,
});
export const categorySync = job('bynder_media_to_akeneo_category_sync', {
  ...media,
  mappingKind: 'category',
  bindingKind: null,
});
export const productMultibinding = job('akeneo_to_akeneo_asset_product_multibinding', {
  ...binding,
  bindingKind: 'product',
});
export const recordMultibinding = job('akeneo_to_akeneo_asset_record_multibinding', {
  ...binding,
  bindingKind: 'record',
});
export const categoryMultibinding = job('akeneo_to_akeneo_asset_category_multibinding', {
  ...binding,
  bindingKind: 'category',
});
