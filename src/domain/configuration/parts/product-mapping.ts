import * as z from 'zod/mini';
import { flag, requiredText, requiredTextOr, requiredTexts, text, texts } from '../schema/field-types';
import { named, anyNameOf } from '../schema/named-fields';
import { factsOf, type CardSummary } from './card-summary';
import { conditions } from './filter';

/** Maps an asset to images of a shop product. */
export const productMappingSchema = z.looseObject({
  productSkuMetadata: named(requiredText(), anyNameOf('metaproperty')),
  productMetafields: named(requiredTexts(), anyNameOf('productMetafield')),
  variantSkuMetadata: named(text(), anyNameOf('metaproperty')),
  variantMetafields: named(texts(), anyNameOf('variantMetafield')),
  productSkuSeparator: text(','),
  imageAltMetadata: named(text('name'), anyNameOf('metaproperty')),
  imagePositionMetadata: named(text(), anyNameOf('metaproperty')),
  ...conditions(),
  urlPreset: requiredTextOr('webimage'),
  deleteNonBynderImages: flag(),
  associateAllVariants: flag(),
});
export type ProductMapping = z.output<typeof productMappingSchema>;

/** Whether the key fields of a mapping are empty. If so, the form opens its editor automatically. */
export const isBlankProductMapping = ({ productSkuMetadata, productMetafields }: ProductMapping): boolean =>
  productSkuMetadata === '' && productMetafields.length === 0;

export function productMappingSummary(mapping: ProductMapping): CardSummary {
  const { productSkuMetadata, productMetafields, variantSkuMetadata, conditions } = mapping;
  return {
    title: productSkuMetadata,
    facts: factsOf({ productMetafields: productMetafields.join(', '), variantSkuMetadata, conditions }),
  };
}
