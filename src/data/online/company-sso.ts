import type { Outcome } from '@/domain/problem';
import { readCompanySso } from '@/api/readers/company-reader';
import { NO_SSO, type Company, type CompanySso, companyIri } from '@/domain/company';
import type { SsoBody, SsoPatch } from '@/api/calls/company-calls';
import { arrivalOfChange, settleWrite } from '@/api/settle-write';
import { sameValue } from '@/lib/same-value';
import { encodeSegment } from '@/lib/addresses/encode-segment';
import { backendUrl } from '../config';
import { readCompany } from './companies';
import { anyResponse, callOnline } from './online-call';
import { createOnce } from './safe-writes';

export type SsoChange = SsoPatch;

/** A single sign-on configuration with the name of its company. */
export interface NamedSso {
  sso: CompanySso;
  companyName: string | null;
}

/** What a company must enter in its identity provider. These values are computed, not stored. */
export interface ServiceProvider {
  /** This address is also the entity id. */
  metadataUrl: string;
  acsUrl: string;
}

export function serviceProvider(companyCode: string): ServiceProvider {
  const path = `bynder/${encodeSegment(companyCode)}`;
  return { metadataUrl: `${backendUrl()}/saml/metadata/${path}`, acsUrl: `${backendUrl()}/saml/acs/${path}` };
}

/**
 * Reads the single sign-on configuration of a company. If the company exists but has no configuration, returns a
 * disabled configuration with the id null, which is not stored on the server.
 */
export async function readSso(companyCode: string): Promise<Outcome<CompanySso>> {
  const read = await readStored(companyCode);
  return isAbsent(read) ? noSsoOf(companyCode, await readCompany(companyCode)) : read;
}

/** Reads the configuration and the name of a company. The name is null if there is none or it cannot be read. */
export async function readNamedSso(companyCode: string): Promise<Outcome<NamedSso>> {
  const [read, company] = await Promise.all([readStored(companyCode), readCompany(companyCode)]);
  const sso = isAbsent(read) ? noSsoOf(companyCode, company) : read;
  if (!sso.ok) return sso;
  return { ok: true, value: { sso: sso.value, companyName: company.ok ? company.value.name : null } };
}

const readStored = (companyCode: string): Promise<Outcome<CompanySso>> =>
  callOnline((api) => api.getCompanySso(companyCode), readCompanySso);

// Unlike `isMissing`, accepts a 404 without a title: the company is read as well, and shows whether the API answers.
const isAbsent = (read: Outcome<CompanySso>): boolean => !read.ok && read.problem.status === 404;

const noSsoOf = (companyCode: string, company: Outcome<Company>): Outcome<CompanySso> =>
  company.ok ? { ok: true, value: { ...NO_SSO, companyCode } } : company;

/**
 * Saves changes of a company's configuration.
 * @param id the id of the configuration; null creates a configuration
 */
export async function saveSso(companyCode: string, id: number | null, change: SsoChange): Promise<Outcome<true>> {
  if (id !== null) {
    const changed = await callOnline((api) => api.updateCompanySso(id, change), anyResponse);
    return settleWrite(changed, async () => arrivalOfChange(change, await readSso(companyCode)), true);
  }
  const body = { enabled: false, adminPasswordAllowed: false, autoCreate: false, ...change };
  const outcome = await createOnce({
    identity: 'company',
    post: async () => {
      const posted = await callOnline(
        (api) => api.createCompanySso({ company: companyIri(companyCode), ...body }),
        anyResponse,
      );
      return posted.ok ? { ok: true, value: { ...NO_SSO, companyCode } } : posted;
    },
    find: async () => {
      const found = await readSso(companyCode);
      return found.ok ? { ok: true, value: found.value.id === null ? [] : [found.value] } : found;
    },
    isAsSent: (stored) => hasFieldsOf(body, stored),
    keyOf: (sso) => sso.id ?? '',
  });
  return outcome.ok ? { ok: true, value: true } : outcome;
}

/**
 * Whether the server has stored the sent values. The server never returns a certificate, so only its presence is
 * checked.
 */
function hasFieldsOf({ idpCert, ...sent }: Omit<SsoBody, 'company'>, stored: CompanySso): boolean {
  if (idpCert !== undefined && !stored.idpCertSet) return false;
  const values: Record<string, unknown> = { ...stored };
  return Object.entries(sent).every(([key, value]) => sameValue(value === '' ? null : value, values[key]));
}
