import { parseJson } from '@/lib/json';
import type { InstanceField, InstanceFields } from '@/lib/database/draft-rows';

/** Fields that must be filled before Save; those of the new instance that a person can see. */
export function requiredFields(isNew: boolean, hasJobs: boolean): InstanceField[] {
  if (!isNew) return [];
  return hasJobs ? ['code', 'jobCode'] : ['code'];
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
