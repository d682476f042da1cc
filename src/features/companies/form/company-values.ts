import * as z from 'zod/mini';

/** What the form of a company holds. */
export const companySchema = z.object({
  code: z.string().check(z.trim(), z.minLength(1, 'error.required')),
  name: z.string().check(z.trim(), z.minLength(1, 'error.required')),
});
export type CompanyValues = z.infer<typeof companySchema>;
