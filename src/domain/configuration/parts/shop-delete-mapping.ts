import * as z from 'zod/mini';
import { text, texts } from '../schema/field-types';
import { named, anyNameOf } from '../schema/named-fields';
import { factsOf, type CardSummary } from './card-summary';
import { conditions } from './filter';

/** Selects the shop files to delete when their asset has been deleted. */
export const shopDeleteMappingSchema = z.looseObject({
  productSkuMetadata: named(text(), anyNameOf('metaproperty')),
  productMetafields: named(texts(), anyNameOf('productMetafield')),
  variantSkuMetadata: named(text(), anyNameOf('metaproperty')),
  variantMetafields: named(texts(), anyNameOf('variantMetafield')),
  productSkuSeparator: text(','),
  ...conditions(),
});
export type ShopDeleteMapping = z.output<typeof shopDeleteMappingSchema>;

/** Whether the SKU metadata and the metafields of a mapping are empty. If so, the form opens its editor automatically. */
export const isBlankShopDeleteMapping = (mapping: ShopDeleteMapping): boolean =>
  mapping.productSkuMetadata === '' &&
  mapping.variantSkuMetadata === '' &&
  mapping.productMetafields.length === 0 &&
  mapping.variantMetafields.length === 0;

export function shopDeleteMappingSummary(mapping: ShopDeleteMapping): CardSummary {
  const { productSkuMetadata, productMetafields, variantSkuMetadata, conditions } = mapping;
  return {
    title: productSkuMetadata === '' ? variantSkuMetadata : productSkuMetadata,
    facts: factsOf({ productMetafields: productMetafields.join(', '), conditions }),
  };
}
