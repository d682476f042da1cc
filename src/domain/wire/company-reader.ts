import * as z from 'zod/mini';
import { readCompany } from './execution-reader';
import { anything, flag, id, number, text } from './tolerant';

const companySchema = z.object({
  code: z.string().check(z.minLength(1)),
  name: text,
  userNumber: number,
  jobInstanceNumber: number,
});

/** A company as the screens show it; a count is null when the server does not tell it. */
export type Company = z.infer<typeof companySchema>;

/** Reads a company of a list or an item; null without a code. */
export function readCompanyItem(wire: unknown): Company | null {
  return companySchema.safeParse(wire).data ?? null;
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

/** The single sign-on of a company; the certificate of its identity provider is never read back. */
export interface CompanySso extends Omit<z.infer<typeof ssoSchema>, 'id' | 'company'> {
  /** Null for a company that has none yet: the first Save makes it. */
  id: number | null;
  companyCode: string | null;
}

/** What a company without a configuration starts with. */
export const NO_SSO: CompanySso = {
  id: null,
  companyCode: null,
  enabled: false,
  spCertificate: null,
  idpEntityId: null,
  idpSsoUrl: null,
  idpSloUrl: null,
  idpCertSet: false,
  domain: null,
  adminPasswordAllowed: false,
  autoCreate: false,
  adminGroup: null,
  userGroup: null,
  restrictedUserGroup: null,
};

/** Reads a single sign-on configuration; null without an id. */
export function readCompanySso(wire: unknown): CompanySso | null {
  const parsed = ssoSchema.safeParse(wire);
  if (!parsed.success) return null;
  const { company, ...fields } = parsed.data;
  return { ...fields, companyCode: readCompany(company).companyCode };
}
