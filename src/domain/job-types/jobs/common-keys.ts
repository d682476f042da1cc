import * as z from 'zod/mini';
import { flag } from '@/domain/configuration/schema/field-types';

/**
 * The keys for delta. While delta is on, the job handles only changes since `deltaDate` (UTC). The date is null if
 * delta is off or the typed date is invalid.
 */
export const delta = () => ({ delta: flag(), deltaDate: z._default(z.nullable(z.string()), null) });

/** A key that the form shows only if the configuration has the key. */
export const keyword = () => ({ keyword: z.optional(z.string()) });
