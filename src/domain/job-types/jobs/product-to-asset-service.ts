import * as z from 'zod/mini';
import { productSectionSchema } from '@/domain/configuration/parts/product-section';
import { section } from '@/domain/configuration/schema/field-types';
import { jobType } from '../job-type';

export const productToAssetServiceSchema = z.looseObject({
  product_model: section(productSectionSchema),
  product_model_middle: section(productSectionSchema),
  product_variant: section(productSectionSchema),
  product: section(productSectionSchema),
});

export const productToAssetService = jobType(
  'akeneo_product_to_bynder_property',
  'product-to-asset-service',
  productToAssetServiceSchema,
);
