import * as z from 'zod/mini';
import { LONGEST_NAME } from '@/shared/online-form/checks';

const name = () =>
  z.string().check(z.trim(), z.minLength(1, 'error.required'), z.maxLength(LONGEST_NAME, 'online:check.tooLong'));

/** The values of the form of a new company. */
export const companySchema = z.object({ code: name(), name: name() });
export type CompanyValues = z.infer<typeof companySchema>;
