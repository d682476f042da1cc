import * as z from 'zod/mini';
import { fieldErrors, type FieldErrors } from '../schema/field-errors';
import { text, texts } from '../schema/field-types';
import { named, ofSystem } from '../schema/named-fields';
import { defaultOf } from '../schema/read-as';
import { factsOf, type CardSummary } from './card-summary';
import { conditions } from './filter';

/** Selects the shop files to delete when their asset has been deleted. */
export const shopDeleteMappingSchema = z.looseObject({
  productSkuMetadata: named(text(), ofSystem('metaproperty')),
  productMetafields: named(texts(), ofSystem('productMetafield')),
  variantSkuMetadata: named(text(), ofSystem('metaproperty')),
  variantMetafields: named(texts(), ofSystem('variantMetafield')),
  productSkuSeparator: text(','),
  ...conditions(),
});
export type ShopDeleteMapping = z.output<typeof shopDeleteMappingSchema>;

export const newShopDeleteMapping = (): ShopDeleteMapping => defaultOf(shopDeleteMappingSchema);

/** No field is required; only a value of the wrong type is an error. */
export const validateShopDeleteMapping = (mapping: ShopDeleteMapping): FieldErrors =>
  fieldErrors(shopDeleteMappingSchema, mapping);

/** Whether its editor opens automatically, because it names neither a product nor a variant. */
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
