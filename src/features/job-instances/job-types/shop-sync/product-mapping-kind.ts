import {
  isBlankProductMapping,
  newProductMapping,
  productMappingSchema,
  productMappingSummary,
  validateProductMapping,
  type ProductMapping,
} from '@/domain/configuration/parts/product-mapping';
import { readAs } from '@/domain/configuration/schema/read-as';
import type { EntryKind } from '../kit/entry-kind';
import { ProductMappingFields } from './product-mapping-fields';

const read = (entry: unknown): ProductMapping => readAs(productMappingSchema, entry);

/** Product mappings. */
export const PRODUCT_MAPPING: EntryKind = {
  name: 'productMapping',
  schema: productMappingSchema,
  create: newProductMapping,
  isBlank: (entry) => isBlankProductMapping(read(entry)),
  summary: (entry) => productMappingSummary(read(entry)),
  validate: (entry) => validateProductMapping(read(entry)),
  Fields: ProductMappingFields,
};
