import { companyIri } from '@/domain/company';
import type { CheckMessage } from '@/shared/online-form/use-form-field';

interface Check<Values> {
  value: Values;
  issues: { push: (issue: never) => void };
}

const REQUIRED: CheckMessage = 'error.required';

/** A check of a form's values: the named fields may not be empty. */
export function requireFields<Values extends Record<string, unknown>>(
  needed: (values: Values) => readonly (keyof Values & string)[],
): (check: Check<Values>) => void {
  return ({ value, issues }) => {
    for (const field of needed(value)) {
      const text = value[field];
      if (typeof text === 'string' && text.trim() !== '') continue;
      // Else the checks that follow would not be made.
      issues.push({ code: 'custom', path: [field], message: REQUIRED, input: text, continue: true } as never);
    }
  };
}

/** The company of a new connection; without one the backend takes that of the person. */
export function newCompany(code: string): { company?: string } {
  return code === '' ? {} : { company: companyIri(code) };
}

/** The change of a company; undefined is none, "" clears it. */
export function companyChange(code: string | undefined): { company?: string } {
  if (code === undefined) return {};
  return { company: (code === '' ? null : companyIri(code)) as string };
}

/** Without what is empty: a secret that was not typed stays as it is. */
export function typedOnly<T extends Record<string, string | undefined>>(secrets: T): { [K in keyof T]?: string } {
  return Object.fromEntries(Object.entries(secrets).filter(([, text]) => text)) as { [K in keyof T]?: string };
}

/** A violation of the company link belongs to the select, one of the asset service's client to its token. */
export const CONNECTION_ALIASES = { company: 'companyCode', clientId: 'permanentToken' };
