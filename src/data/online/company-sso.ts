import type { Outcome } from '@workers/protocol/sync-api';
import { NO_SSO, readCompanySso, type CompanySso } from '@/domain/wire/company-reader';
import { companyIri, type SsoPatch } from '@/lib/api/administration-api';
import { addressPart } from '@/lib/text/storable-text';
import { backendUrl } from '../config';
import { readCompany } from './companies';
import { anyAnswer, callOnline } from './online-call';
import { created } from './written';

export type SsoChange = SsoPatch;

/** What an identity provider must be told; computed, not stored (contract.md, SSO). */
export interface ServiceProvider {
  /** Also the entity id. */
  metadataUrl: string;
  acsUrl: string;
}

export function serviceProvider(companyCode: string): ServiceProvider {
  const path = `bynder/${addressPart(companyCode)}`;
  return { metadataUrl: `${backendUrl()}/saml/metadata/${path}`, acsUrl: `${backendUrl()}/saml/acs/${path}` };
}

/**
 * The single sign-on of a company. None yet (404) is a disabled one without an id, unless there is no such company.
 * Reading writes nothing.
 */
export async function readSso(companyCode: string): Promise<Outcome<CompanySso>> {
  const read = await callOnline((api) => api.getCompanySso(companyCode), readCompanySso);
  if (read.ok || read.problem.status !== 404) return read;
  const company = await readCompany(companyCode);
  return company.ok ? { ok: true, value: { ...NO_SSO, companyCode } } : company;
}

/** Writes what changed; the first Save of a company makes its configuration. */
export async function saveSso(companyCode: string, id: number | null, change: SsoChange): Promise<Outcome<true>> {
  if (id !== null) return callOnline((api) => api.updateCompanySso(id, change), anyAnswer);
  const body = { company: companyIri(companyCode), enabled: false, adminPasswordAllowed: false, autoCreate: false };
  const posted = await callOnline((api) => api.createCompanySso({ ...body, ...change }), anyAnswer);
  // The certificate of what is there cannot be compared: what was sent goes again, as a change of it.
  return created(posted, 'company', async () => {
    const found = await readSso(companyCode);
    if (!found.ok || found.value.id === null) return null;
    return (await saveSso(companyCode, found.value.id, change)).ok ? true : null;
  });
}
