import { companyIri, type CompanyRow } from '@/domain/company';
import { REQUIRED } from '@/shared/online-form/use-form-field';
import type { ConnectionItem } from '@/domain/connection';

/** The props of the form of any kind of connection. */
export interface ConnectionFormProps {
  /** Null for a new connection. */
  connection: ConnectionItem | null;
  /** Null for everyone except the super administrator. */
  companies: readonly CompanyRow[] | null;
}

interface Check<Values> {
  value: Values;
  issues: { push: (issue: never) => void };
}

/**
 * Returns a zod check that fails if a required field is empty.
 * @param needed returns the names of the required fields
 */
export function requireFields<Values extends Record<string, unknown>>(
  needed: (values: Values) => readonly (keyof Values & string)[],
): (check: Check<Values>) => void {
  return ({ value, issues }) => {
    for (const field of needed(value)) {
      const text = value[field];
      if (typeof text === 'string' && text.trim() !== '') continue;
      // Without `continue: true`, zod would skip the checks that follow.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- zod's type of a raw issue lacks `continue`
      issues.push({ code: 'custom', path: [field], message: REQUIRED, input: text, continue: true } as never);
    }
  };
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

/** For every kind of connection: the form field `companyCode` shows the server's errors about `company`. */
export const CONNECTION_ALIASES = { company: 'companyCode' };
