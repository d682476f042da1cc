import { sameFields } from '../copies/differences';
import type { HistoryEntry, InstanceFields } from '../instance';
import type { FieldChange } from '../merge/field-changes';
import { RESTORABLE_FIELDS, valuesAt } from './values-at';

/**
 * How many fields are equal in two versions: settings, and top-level keys of the configuration.
 * @param current the server's current values
 * @param entries at least version `a` and all later versions, in any order
 * @param changes the differences between the two versions
 */
export function countUnchanged(
  current: InstanceFields,
  entries: readonly HistoryEntry[],
  { a, b }: { a: number; b: number },
  changes: readonly FieldChange[],
): number {
  const at = (version: number): InstanceFields => ({ ...current, ...valuesAt(current, entries, version) });
  return sameFields(at(a), at(b), { changes, fields: RESTORABLE_FIELDS, hasOtherJob: false }).length;
}
