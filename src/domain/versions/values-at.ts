import { listValues, writeJson } from '@/lib/json';
import type { HistoryEntry, InstanceField, InstanceFields } from '../instance';
import { INSTANCE_FIELDS, isChangeable, NEW_INSTANCE, type FixedField } from '../instance-fields';

/** A field that can be restored from a version: one that can change. */
export type RestorableField = Exclude<InstanceField, FixedField>;

/** The fields that may be null. Any other field has its initial value instead of null. */
const NULLABLE: ReadonlySet<InstanceField> = new Set<RestorableField>(['cronExpression', 'executionLogVerbosity']);

/** The fields that can be restored from a version. */
export const RESTORABLE_FIELDS = INSTANCE_FIELDS.filter(isChangeable);

/**
 * The values that an instance had in one of its versions. Each value comes from the newest change of the field in this
 * version or an earlier version. If there is no such change, the value is the old value of the first later change, or
 * else the current value.
 * @param current the server's current values
 * @param entries this version and all later versions, in any order; earlier versions make the result more reliable
 */
export function valuesAt(
  current: InstanceFields,
  entries: readonly HistoryEntry[],
  version: number,
): Pick<InstanceFields, RestorableField> {
  const ordered = entries.toSorted((a, b) => a.version - b.version);
  const valueOf = (field: RestorableField): unknown => {
    const touching = ordered.filter(({ changeSet }) => Object.hasOwn(changeSet, field));
    const setter = touching.findLast((entry) => entry.version <= version);
    const nextSetter = touching.find((entry) => entry.version > version);
    if (setter !== undefined) return readField(field, setter.changeSet[field]?.new, current);
    return nextSetter === undefined ? current[field] : readField(field, nextSetter.changeSet[field]?.old, current);
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every field has a value, whose type readField checks
  return Object.fromEntries(RESTORABLE_FIELDS.map((field) => [field, valueOf(field)])) as unknown as Pick<
    InstanceFields,
    RestorableField
  >;
}

/**
 * Converts a value of a change set to a value of the form. For a value of the wrong type, returns the current value.
 */
function readField(field: RestorableField, value: unknown, current: InstanceFields): unknown {
  const empty = NEW_INSTANCE[field];
  if (value === null || value === undefined) return NULLABLE.has(field) ? null : empty;
  if (field === 'configuration') return typeof value === 'string' ? value : (writeJson(value, 2) ?? current[field]);
  if (Array.isArray(empty)) return listValues(value).filter((each) => typeof each === 'string');
  const type = empty === null ? 'string' : typeof empty;
  return typeof value === type ? value : current[field];
}
