import type { InstanceField, InstanceFields } from '@/domain/instance';
import { INSTANCE_FIELDS, sameField } from '@/domain/instance-fields';
import { isRecord, isTooDeep, parseJson } from '@/lib/json';

/**
 * Whether the server has the value of a field that was sent, perhaps in its own notation: it may trim texts, omit empty
 * values and add keys to the configuration.
 * @param before a version of the instance, such as the one that the write changed: a key that it contains does not
 *   count as added by the server. Absent for a new instance
 */
export function isAsSent(
  field: InstanceField,
  sent: InstanceFields,
  server: InstanceFields,
  before?: InstanceFields,
): boolean {
  if (sameField(field, trimmed(sent[field]), trimmed(server[field]))) return true;
  if (!isFilled(sent[field])) return false;
  if (field !== 'configuration') return contains(sent[field], server[field], undefined);
  const texts = [sent.configuration, server.configuration, before?.configuration ?? '{}'] as const;
  if (texts.some((text) => isTooDeep(text))) return false;
  const [value, stored, old] = texts.map((text) => parseJson(text));
  return value !== undefined && contains(value, stored, old);
}

/** The sent fields, each in the server's notation if the server has the value that was sent. */
export function inServerNotation(
  sent: InstanceFields,
  server: InstanceFields,
  before?: InstanceFields,
): InstanceFields {
  const same = INSTANCE_FIELDS.filter((field) => isAsSent(field, sent, server, before));
  return { ...sent, ...Object.fromEntries(same.map((field) => [field, server[field]])) };
}

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

/** Whether a field was filled in. */
export const isFilled = (value: unknown): boolean => value !== null && value !== '';

/** Whether `stored` contains the sent value. Objects in `stored` may have additional keys, but none that `old` has. */
function contains(sent: unknown, stored: unknown, old: unknown): boolean {
  if (isRecord(sent)) {
    if (!isRecord(stored)) return false;
    const known = isRecord(old) ? old : {};
    return (
      Object.entries(sent).every(
        ([key, value]) => contains(value, stored[key], known[key]) || isOmitted(value, key, stored),
      ) && Object.keys(stored).every((key) => Object.hasOwn(sent, key) || !Object.hasOwn(known, key))
    );
  }
  if (Array.isArray(sent)) {
    const known: unknown[] = Array.isArray(old) ? old : [];
    return (
      Array.isArray(stored) &&
      sent.length === stored.length &&
      sent.every((item, at) => contains(item, stored[at], known[at]))
    );
  }
  return typeof sent === 'string' && typeof stored === 'string'
    ? sent.trim() === stored.trim()
    : Object.is(sent, stored);
}

/** Whether the stored object lacks a value because the server omits empty values. */
function isOmitted(value: unknown, key: string, stored: Record<string, unknown>): boolean {
  if (Object.hasOwn(stored, key) && stored[key] !== null) return false;
  return !isFilled(value) || (Array.isArray(value) && value.length === 0);
}
