import * as z from 'zod/mini';
import { conditions } from '@/domain/configuration/parts/filter';
import { productMappingSchema } from '@/domain/configuration/parts/product-mapping';
import { connectionId, flag, listOf, markedText, section, text } from '@/domain/configuration/schema/field-types';
import { named, anyNameOf } from '@/domain/configuration/schema/named-fields';
import { jobType } from '../job-type';
import { delta, keyword } from './common-keys';

/** Maps assets to files of the shop. The URL preset is required only while `enabled` is true. */
export const assetToFileSchema = z
  .looseObject({
    enabled: flag(),
    urlPreset: markedText('webimage'),
    imageAltMetadata: named(text('name'), anyNameOf('metaproperty')),
    ...conditions(),
  })
  .check(
    z.refine(({ enabled, urlPreset }) => !enabled || urlPreset !== '', { error: 'required', path: ['urlPreset'] }),
  );

export const shopImageSyncSchema = z.looseObject({
  bynder_connection: connectionId(),
  shop_connection: connectionId(),
  /** The key that older configurations have instead of `shop_connection`. */
  shopify_connection: z.optional(connectionId()),
  ...listOf('assetToProduct', productMappingSchema),
  assetToFile: section(assetToFileSchema),
  ...delta(),
  ...keyword(),
});

export const shopImageSync = jobType('bynder_media_to_shopify_product_image_sync', 'shop-sync', shopImageSyncSchema);
