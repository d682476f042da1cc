import * as z from 'zod/mini';
import { fieldErrors, type FieldErrors } from '../schema/field-errors';
import { flag, requiredText, requiredTextOr, requiredTexts, text, texts } from '../schema/field-types';
import { named, ofSystem } from '../schema/named-fields';
import { defaultOf } from '../schema/read-as';
import { factsOf, type CardSummary } from './card-summary';
import { conditions } from './filter';

/** Maps an asset to images of a shop product. */
export const productMappingSchema = z.looseObject({
  productSkuMetadata: named(requiredText(), ofSystem('metaproperty')),
  productMetafields: named(requiredTexts(), ofSystem('productMetafield')),
  variantSkuMetadata: named(text(), ofSystem('metaproperty')),
  variantMetafields: named(texts(), ofSystem('variantMetafield')),
  productSkuSeparator: text(','),
  imageAltMetadata: named(text('name'), ofSystem('metaproperty')),
  imagePositionMetadata: named(text(), ofSystem('metaproperty')),
  ...conditions(),
  urlPreset: requiredTextOr('webimage'),
  deleteNonBynderImages: flag(),
  associateAllVariants: flag(),
});
export type ProductMapping = z.output<typeof productMappingSchema>;

export const newProductMapping = (): ProductMapping => defaultOf(productMappingSchema);

/** The SKU metadata, one metafield and the URL preset are required. */
export const validateProductMapping = (mapping: ProductMapping): FieldErrors =>
  fieldErrors(productMappingSchema, mapping);

/** Whether its editor opens automatically, because its key fields are empty. */
export const isBlankProductMapping = ({ productSkuMetadata, productMetafields }: ProductMapping): boolean =>
  productSkuMetadata === '' && productMetafields.length === 0;

export function productMappingSummary(mapping: ProductMapping): CardSummary {
  const { productSkuMetadata, productMetafields, variantSkuMetadata, conditions } = mapping;
  return {
    title: productSkuMetadata,
    facts: factsOf({ productMetafields: productMetafields.join(', '), variantSkuMetadata, conditions }),
  };
}
