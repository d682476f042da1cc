import * as z from 'zod/mini';
import { flag } from '@/domain/configuration/schema/field-types';

/** With delta, the job handles only changes since `deltaDate` (UTC; null when delta is off or the date is invalid). */
export const delta = () => ({ delta: flag(), deltaDate: z._default(z.nullable(z.string()), null) });

/** A key that the form shows only for configurations that have it. */
export const keyword = () => ({ keyword: z.optional(z.string()) });
