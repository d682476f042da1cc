import * as z from 'zod/mini';
import { flag } from '@/domain/configuration/schema/field-types';

/**
 * The keys for delta. While delta is on, the job handles only changes since `deltaDate` (UTC), which is null if delta
 * is off or the date is invalid.
 */
export const delta = () => ({ delta: flag(), deltaDate: z._default(z.nullable(z.string()), null) });

/** A key that the form shows only for configurations that have it. */
export const keyword = () => ({ keyword: z.optional(z.string()) });
