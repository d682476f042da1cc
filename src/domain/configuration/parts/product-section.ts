import * as z from 'zod/mini';
import { listOf } from '../schema/field-types';
import { identifierSchema } from './identifier';
import { valueMappingSchema } from './value-mapping';

/** The kinds of products. Each has one section in the form, in this order. */
export const PRODUCT_SECTIONS = ['product_model', 'product_model_middle', 'product_variant', 'product'] as const;
export type ProductSectionName = (typeof PRODUCT_SECTIONS)[number];

/** The values to send for one kind of product. `search` and `identifier` are null while they are switched off. */
export const productSectionSchema = z.looseObject({
  search: z._default(z.nullable(z.record(z.string(), z.unknown())), null),
  identifier: z._default(z.nullable(identifierSchema), null),
  ...listOf('values', valueMappingSchema),
});
