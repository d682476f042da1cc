import { companyIri, type CompanyRow } from '@/domain/company';
import type { ConnectionItem } from '@/domain/connection';

/** The props of the form of any kind of connection. */
export interface ConnectionFormProps {
  /** Null for a new connection. */
  connection: ConnectionItem | null;
  /** The companies to choose from; null if the user may not choose a company, or if loading failed. */
  companies: readonly CompanyRow[] | null;
}

/** The `company` property of a POST body. If it is absent, the backend uses the user's own company. */
export function newCompany(code: string): { company?: string } {
  return code === '' ? {} : { company: companyIri(code) };
}

/**
 * The `company` property of a PATCH body.
 * @param code undefined if unchanged, "" to remove the company
 */
export function companyChange(code: string | undefined): { company?: string | null } {
  if (code === undefined) return {};
  return { company: code === '' ? null : companyIri(code) };
}

/** Removes empty strings, so that secrets that the user did not type stay unchanged. */
export function withoutEmptySecrets<T extends Record<string, string | undefined>>(
  secrets: T,
): { [K in keyof T]?: string } {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the entries keep their names
  return Object.fromEntries(Object.entries(secrets).filter(([, text]) => text)) as { [K in keyof T]?: string };
}
