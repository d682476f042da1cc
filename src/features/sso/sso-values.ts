import * as z from 'zod/mini';
import { hostNames, requireFields, shortNames, webAddresses } from '@/shared/online-form/checks';
import type { SsoChange } from '@/data/online/company-sso';
import type { CompanySso } from '@/domain/company';

const fields = z.object({
  enabled: z.boolean(),
  idpEntityId: z.string(),
  idpSsoUrl: z.string(),
  idpSloUrl: z.string(),
  /** The typed certificate; "" keeps the stored certificate. */
  idpCert: z.string(),
  domain: z.string(),
  adminPasswordAllowed: z.boolean(),
  autoCreate: z.boolean(),
  adminGroup: z.string(),
  userGroup: z.string(),
  restrictedUserGroup: z.string(),
});
export type SsoValues = z.infer<typeof fields>;

/** The request body of the route's action. */
export interface SsoWrite {
  /** Null if the company has no single sign-on yet. */
  id: number | null;
  change: SsoChange;
}

const REQUIRED_FIELDS = ['idpEntityId', 'idpSsoUrl', 'idpSloUrl', 'domain'] as const;

/**
 * The schema of the form. While single sign-on is enabled, all fields of the identity provider are required, except for
 * a certificate that the server has.
 * @param stored the server's values, which are valid while they are unchanged
 */
export function ssoSchema(certificateIsStored: boolean, stored: SsoValues): z.ZodMiniType<SsoValues, SsoValues> {
  const checks = [
    webAddresses<SsoValues>(['idpSsoUrl', 'idpSloUrl'], stored),
    hostNames<SsoValues>(['domain'], stored),
    shortNames<SsoValues>(['adminGroup', 'userGroup', 'restrictedUserGroup'], stored),
    requireFields<SsoValues>(() => [...REQUIRED_FIELDS, ...(certificateIsStored ? [] : (['idpCert'] as const))]),
  ];
  return fields.check((check) => {
    if (!check.value.enabled) return;
    for (const each of checks) each(check);
  });
}

/** The form's values for a single sign-on. The certificate is "", because the API never returns it. */
export function ssoValues(sso: CompanySso): SsoValues {
  return {
    enabled: sso.enabled,
    idpEntityId: sso.idpEntityId ?? '',
    idpSsoUrl: sso.idpSsoUrl ?? '',
    idpSloUrl: sso.idpSloUrl ?? '',
    idpCert: '',
    domain: sso.domain ?? '',
    adminPasswordAllowed: sso.adminPasswordAllowed,
    autoCreate: sso.autoCreate,
    adminGroup: sso.adminGroup ?? '',
    userGroup: sso.userGroup ?? '',
    restrictedUserGroup: sso.restrictedUserGroup ?? '',
  };
}

/** Converts values to a change. An empty text becomes null, which clears the field; an empty certificate is omitted. */
export function ssoChange(values: Partial<SsoValues>): SsoChange {
  const written = Object.entries(values)
    .filter(([name, value]) => name !== 'idpCert' || value !== '')
    .map(([name, value]) => [name, typeof value === 'string' ? value.trim() || null : value]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the entries keep their names
  return Object.fromEntries(written) as SsoChange;
}
