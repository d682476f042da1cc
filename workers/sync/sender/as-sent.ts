import { sameField } from '@/domain/instance-fields';
import type { InstanceField, InstanceFields } from '@/domain/instance';
import { isRecord, isTooDeep, parseJson } from '@/lib/json';

/**
 * Whether a field of an instance still has the value that a `POST` sent. The server may fill in empty fields, trim
 * texts, omit empty values and add keys to the configuration.
 */
export function isAsSent(field: InstanceField, sent: InstanceFields, server: InstanceFields): boolean {
  if (!isFilled(sent[field]) || sameField(field, sent[field], server[field])) return true;
  return field === 'configuration'
    ? holdsText(sent.configuration, server.configuration)
    : holds(sent[field], server[field]);
}

/** Whether a field of a new instance was filled in. */
export const isFilled = (value: unknown): boolean => value !== null && value !== '';

function holdsText(sent: string, stored: string): boolean {
  return !isTooDeep(sent) && !isTooDeep(stored) && holds(parseJson(sent), parseJson(stored));
}

function holds(sent: unknown, stored: unknown): boolean {
  if (isRecord(sent)) {
    return (
      isRecord(stored) &&
      Object.entries(sent).every(([key, value]) => holds(value, stored[key]) || isLeftOut(value, key, stored))
    );
  }
  if (Array.isArray(sent)) {
    return Array.isArray(stored) && sent.length === stored.length && sent.every((item, at) => holds(item, stored[at]));
  }
  return typeof sent === 'string' && typeof stored === 'string'
    ? sent.trim() === stored.trim()
    : Object.is(sent, stored);
}

function isLeftOut(value: unknown, key: string, stored: Record<string, unknown>): boolean {
  if (Object.hasOwn(stored, key) && stored[key] !== null) return false;
  return !isFilled(value) || (Array.isArray(value) && value.length === 0);
}
