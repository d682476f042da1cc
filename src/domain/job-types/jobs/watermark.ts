import * as z from 'zod/mini';
import { conditions } from '@/domain/configuration/parts/filter';
import { flag, section, text } from '@/domain/configuration/schema/field-types';
import { named, anyNameOf } from '@/domain/configuration/schema/named-fields';
import { jobType } from '../job-type';

/** The codes of the secured variables with their own inputs: the asset-service token and the watermarking API key. */
export const WATERMARK_SECRETS = ['BYNDER_TOKEN', 'IMATAG_API_KEY'] as const;

export const watermarkSchema = z.looseObject({
  bynder_connection: section(z.looseObject({ domain: text() })),
  bynder_imatag_hash: text(),
  imatag_directory: text(),
  imatag_bynder_id_metadata: named(text(), anyNameOf('metaproperty')),
  delta: flag(),
  ...conditions(),
});

export const watermark = jobType('bynder_imatag_watermark', 'watermark', watermarkSchema, WATERMARK_SECRETS);
