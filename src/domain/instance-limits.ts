import type { InstanceFields } from './instance';
import { sameValue } from '@/lib/same-value';
import { keysOf } from '@/lib/typed-entries';

/**
 * The server's maximum for each field: the number of characters in a text, or of entries in a list (`JobInstanceCreate`
 * in openapi/console.yaml).
 */
export const LIMITS = {
  code: 255,
  label: 255,
  description: 65_535,
  cronExpression: 255,
  configuration: 1_048_576,
  errorAlertEmails: 100,
  warningAlertEmails: 100,
} as const satisfies Partial<Record<keyof InstanceFields, number>>;

export type LimitedField = keyof typeof LIMITS;
/** The values of the fields with a limit. Some may be null on the server. */
export type LimitedFields = { [Field in LimitedField]: InstanceFields[Field] | null };

const FIELDS = keysOf(LIMITS);

/**
 * The fields that are longer than their maximum. A value that the server already has is always allowed.
 * @param onServer the server's values; null for a new instance
 */
export function oversizedFields(value: InstanceFields, onServer: LimitedFields | null): LimitedField[] {
  return FIELDS.filter(
    (field) => (value[field]?.length ?? 0) > LIMITS[field] && !sameValue(value[field], onServer?.[field]),
  );
}

/** Whether a field is a list. The limit of a list counts entries, not characters. */
export function isListField(field: LimitedField): boolean {
  return field === 'errorAlertEmails' || field === 'warningAlertEmails';
}
