import * as z from 'zod/mini';
import type { Company, CompanyRow, CompanySso } from '@/domain/company';
import { readCompanyRelation } from './company-relation';
import { anything, flag, id, number, text } from './tolerant';

const companySchema = z.object({
  code: z.string().check(z.minLength(1)),
  name: text,
  userNumber: number,
  jobInstanceNumber: number,
});

/** Reads a company from an entry of a list or from the response for one company; null if it has no code. */
export function readCompanyItem(wire: unknown): Company | null {
  return companySchema.safeParse(wire).data ?? null;
}

const optionSchema = z.object({ code: z.string().check(z.minLength(1)), name: text });

/** Reads a company from the list of options; null if it has no code. */
export function readCompanyOption(wire: unknown): CompanyRow | null {
  return optionSchema.safeParse(wire).data ?? null;
}

const ssoSchema = z.object({
  id,
  company: anything,
  enabled: flag,
  spCertificate: text,
  idpEntityId: text,
  idpSsoUrl: text,
  idpSloUrl: text,
  idpCertSet: flag,
  domain: text,
  adminPasswordAllowed: flag,
  autoCreate: flag,
  adminGroup: text,
  userGroup: text,
  restrictedUserGroup: text,
});

/** Reads a single sign-on configuration; null if it has no id. */
export function readCompanySso(wire: unknown): CompanySso | null {
  const parsed = ssoSchema.safeParse(wire);
  if (!parsed.success) return null;
  const { company, ...fields } = parsed.data;
  return { ...fields, companyCode: readCompanyRelation(company).companyCode };
}
