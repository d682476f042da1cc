import * as z from 'zod/mini';
import { deleteMappingSchema } from '@/domain/configuration/parts/delete-mapping';
import { listOf } from '@/domain/configuration/schema/field-types';
import { jobType } from '../job-type';

export const deleteAssetsSchema = z.looseObject({ ...listOf('delete_akeneo_assets', deleteMappingSchema) });

export const deleteAssets = jobType('bynder_to_akeneo_delete_assets', 'delete-assets', deleteAssetsSchema);
