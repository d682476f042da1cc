import * as z from 'zod/mini';
import { shopDeleteMappingSchema } from '@/domain/configuration/parts/shop-delete-mapping';
import { list } from '@/domain/configuration/schema/field-types';
import { jobType } from '../job-type';

export const shopDeleteSchema = z.looseObject({ delete_bynder_shopify_assets: list(shopDeleteMappingSchema) });

export const shopDelete = jobType('delete_bynder_media_to_shopify_files', 'shop-delete', shopDeleteSchema);
