import { companyIri } from '@/domain/company';
import type { CheckMessage } from '@/shared/online-form/use-form-field';
import type { CompanyChoice } from '@/data/online/companies';
import type { ConnectionItem } from '@/domain/connection';

export interface ConnectionFormProps {
  /** Null for a new one. */
  connection: ConnectionItem | null;
  /** Null for everyone except the super administrator. */
  companies: readonly CompanyChoice[] | null;
}

interface Check<Values> {
  value: Values;
  issues: { push: (issue: never) => void };
}

const REQUIRED: CheckMessage = 'error.required';

/** Makes a check that the given fields are not empty. */
export function requireFields<Values extends Record<string, unknown>>(
  needed: (values: Values) => readonly (keyof Values & string)[],
): (check: Check<Values>) => void {
  return ({ value, issues }) => {
    for (const field of needed(value)) {
      const text = value[field];
      if (typeof text === 'string' && text.trim() !== '') continue;
      // Without this, zod skips the checks that follow.
      issues.push({ code: 'custom', path: [field], message: REQUIRED, input: text, continue: true } as never);
    }
  };
}

/** The company of a new connection; without one the backend uses the person's. */
export function newCompany(code: string): { company?: string } {
  return code === '' ? {} : { company: companyIri(code) };
}

/** The change of a company; undefined means unchanged, "" clears it. */
export function companyChange(code: string | undefined): { company?: string } {
  if (code === undefined) return {};
  return { company: (code === '' ? null : companyIri(code)) as string };
}

/** Removes empty texts, so that secrets that were not typed stay unchanged. */
export function typedOnly<T extends Record<string, string | undefined>>(secrets: T): { [K in keyof T]?: string } {
  return Object.fromEntries(Object.entries(secrets).filter(([, text]) => text)) as { [K in keyof T]?: string };
}

/** Violations of `company` belong to the select, those of the asset service's `clientId` to its token. */
export const CONNECTION_ALIASES = { company: 'companyCode', clientId: 'permanentToken' };
