import type { FieldConflict } from './draft';
import type { InstanceField, InstanceFields } from '@/domain/instance';
import { fieldsFrom, INSTANCE_FIELDS, sameField } from '../instance-fields';
import { baseOfConflicts, mergeJson } from '../merge/merge-json';

/** The result of a merge. At a conflict, `merged` has my value of the field, or of the place in the configuration. */
export interface FieldMerge {
  merged: InstanceFields;
  conflicts: FieldConflict[];
}

/**
 * Merges three versions of an instance: field by field, and the configuration by JSON path. Only a value that both
 * sides changed differently is a conflict.
 */
export function mergeFields(base: InstanceFields, mine: InstanceFields, theirs: InstanceFields): FieldMerge {
  const conflicts: FieldConflict[] = [];
  const pick = (field: InstanceField): InstanceFields[InstanceField] => {
    if (sameField(field, mine[field], theirs[field]) || sameField(field, mine[field], base[field]))
      return theirs[field];
    if (sameField(field, theirs[field], base[field])) return mine[field];
    const merge =
      field === 'configuration' ? mergeJson(base.configuration, mine.configuration, theirs.configuration) : null;
    if (merge === null || merge.conflicts.length > 0)
      conflicts.push({ field, base: base[field], mine: mine[field], theirs: theirs[field] });
    return merge === null ? mine[field] : merge.text;
  };
  const merged = fieldsFrom(INSTANCE_FIELDS, pick);
  return { merged, conflicts };
}

/**
 * `theirs`, except that each conflict with `mine` has the value of `base`. A merge on this base finds the same
 * conflicts, and treats every other difference of `mine` as my change.
 */
export function conflictBase(base: InstanceFields, mine: InstanceFields, theirs: InstanceFields): InstanceFields {
  const contested = mergeFields(base, mine, theirs).conflicts.map(({ field }) => field);
  const baseOf = (field: InstanceField): InstanceFields[InstanceField] =>
    field === 'configuration'
      ? (baseOfConflicts(base.configuration, mine.configuration, theirs.configuration) ?? base.configuration)
      : base[field];
  return { ...theirs, ...fieldsFrom(contested, baseOf) };
}
