import * as z from 'zod/mini';
import { shopDeleteMappingSchema } from '@/domain/configuration/parts/shop-delete-mapping';
import { listOf } from '@/domain/configuration/schema/field-types';
import { jobType } from '../job-type';

export const shopDeleteSchema = z.looseObject({ ...listOf('delete_bynder_shopify_assets', shopDeleteMappingSchema) });

export const shopDelete = jobType('delete_bynder_media_to_shopify_files', 'shop-delete', shopDeleteSchema);
