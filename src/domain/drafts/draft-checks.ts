import { isAlertEmail } from '@/domain/instance-settings/alert-email';
import type { InstanceField, InstanceFields } from '@/lib/database/draft-rows';
import { parseJson } from '@/lib/json';
import { sameValue } from '@/lib/same-value';

/**
 * Fields that must be filled before Save: those that cannot change once the instance exists. They are required whether or
 * not the form has options for them yet.
 * @param choosesCompany the person may choose among companies; everybody else creates in their own
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

/** Whether the configuration may be sent: it is JSON, or exactly what the server has. */
export function isConfigurationSound(configuration: string, onServer: string | null): boolean {
  return configuration === onServer || parseJson(configuration) !== undefined;
}

/** Fields whose content is checked before it is sent. */
export type CheckedField = 'configuration' | 'errorAlertEmails' | 'warningAlertEmails';
type CheckedFields = Pick<InstanceFields, CheckedField>;

/** The first field that may not be sent as it is; what the server has already is never in the way. Null when there is none. */
export function unsoundField(value: CheckedFields, onServer: CheckedFields | null): CheckedField | null {
  if (!isConfigurationSound(value.configuration, onServer?.configuration ?? null)) return 'configuration';
  const lists = ['errorAlertEmails', 'warningAlertEmails'] as const;
  const wrong = lists.find((list) => !value[list].every(isAlertEmail) && !sameValue(value[list], onServer?.[list]));
  return wrong ?? null;
}
