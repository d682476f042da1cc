import { codeProblem, type CodeProblem } from '@/domain/code';
import { isAlertEmail } from '@/domain/alert-email';
import type { InstanceField, InstanceFields } from '@/domain/instance';
import { oversizedFields, type LimitedField, type LimitedFields } from '@/domain/instance-limits';
import { isTooDeep, parseJson } from '@/lib/json';
import { sameValue } from '@/lib/same-value';

/**
 * Fields that must be filled in before Save: those that cannot change once the instance exists. They are required even
 * before the form has loaded their options.
 * @param choosesCompany whether the user may choose a company; everybody else creates instances in their own company
 */
export function requiredFields(isNew: boolean, choosesCompany: boolean): InstanceField[] {
  if (!isNew) return [];
  return choosesCompany ? ['code', 'jobCode', 'companyCode'] : ['code', 'jobCode'];
}

/** The required fields that are still empty. */
export function missingFields(value: InstanceFields, required: readonly InstanceField[]): InstanceField[] {
  return required.filter((field) => {
    const content = value[field];
    return content === null || (typeof content === 'string' && content.trim() === '');
  });
}

/**
 * Why a configuration cannot be sent: it is not JSON, or nested too deeply. Null when it can be sent, or when it equals
 * the server's text.
 */
export function configurationProblem(configuration: string, onServer: string | null): 'json' | 'tooDeep' | null {
  if (configuration === onServer) return null;
  if (parseJson(configuration) === undefined) return 'json';
  return isTooDeep(configuration) ? 'tooDeep' : null;
}

/** Why a new instance cannot get its code; null if it can, and for an instance that the server has. */
export function newCodeProblem({ code }: InstanceFields, onServer: LimitedFields | null): CodeProblem | null {
  return onServer === null ? codeProblem(code) : null;
}

/** A field that cannot be sent, and why. */
export interface InvalidField {
  field: LimitedField | 'code';
  reason: 'json' | 'tooDeep' | 'tooLong' | 'emails' | 'code';
}

/** The first field that cannot be sent; values that the server already has are allowed. Null when there is none. */
export function findInvalidField(value: InstanceFields, onServer: LimitedFields | null): InvalidField | null {
  const [oversized] = oversizedFields(value, onServer);
  if (oversized !== undefined) return { field: oversized, reason: 'tooLong' };
  if (newCodeProblem(value, onServer) !== null) return { field: 'code', reason: 'code' };
  const problem = configurationProblem(value.configuration, onServer?.configuration ?? null);
  if (problem !== null) return { field: 'configuration', reason: problem };
  const lists = ['errorAlertEmails', 'warningAlertEmails'] as const;
  const invalid = lists.find((list) => !value[list].every(isAlertEmail) && !sameValue(value[list], onServer?.[list]));
  return invalid === undefined ? null : { field: invalid, reason: 'emails' };
}
