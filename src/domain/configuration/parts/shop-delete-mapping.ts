import * as z from 'zod/mini';
import { fieldErrors, type FieldErrors } from '../schema/field-errors';
import { text, texts } from '../schema/field-types';
import { defaultOf } from '../schema/read-as';
import { factsOf, type CardSummary } from './card-summary';
import { conditions } from './filter';

/** Which shop files go when their asset is gone. */
export const shopDeleteMappingSchema = z.looseObject({
  productSkuMetadata: text(),
  productMetafields: texts(),
  variantSkuMetadata: text(),
  variantMetafields: texts(),
  productSkuSeparator: text(','),
  ...conditions(),
});
export type ShopDeleteMapping = z.output<typeof shopDeleteMappingSchema>;

export const newShopDeleteMapping = (): ShopDeleteMapping => defaultOf(shopDeleteMappingSchema);

/** Nothing is required here: only values of another type are errors. */
export const validateShopDeleteMapping = (mapping: ShopDeleteMapping): FieldErrors =>
  fieldErrors(shopDeleteMappingSchema, mapping);

/** Whether its editor opens by itself: neither a product nor a variant is named. */
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
