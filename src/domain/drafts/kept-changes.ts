import type { InstanceFields } from '@/domain/instance';
import { changedFields } from '../instance-fields';
import { fieldChanges, type FieldChange } from '../merge/field-changes';
import { mergeJson } from '../merge/merge-json';
import type { DraftConflict } from './draft-conflict';
import type { Side } from './open-conflicts';

/** A change that does not conflict, so Save keeps it. */
export interface KeptChange extends FieldChange {
  by: Side;
}

/**
 * The changes that do not conflict, first the changes of the other side, then mine. In a configuration, each changed
 * place is one change.
 * @param before the server's version that both sides changed
 */
export function keptChanges({ versions, conflicts }: DraftConflict, before: InstanceFields): KeptChange[] {
  const { base, mine, theirs } = versions;
  const inConflict = new Set(conflicts.filter(({ path }) => path === null).map(({ field }) => field));
  const isPlaced = conflicts.some(({ path }) => path !== null);
  // My configuration, with the base value at every conflict.
  const myConfiguration = isPlaced
    ? mergeJson(base.configuration, mine.configuration, theirs.configuration, () => 'base')?.text
    : undefined;
  const changes = (from: InstanceFields, to: InstanceFields, by: Side): KeptChange[] => {
    const fields = changedFields(from, to).filter((field) => !inConflict.has(field));
    const versionsOf = new Map(fields.map((field) => [field, { old: from[field], new: to[field] }]));
    return fieldChanges(versionsOf).map((change) => ({ ...change, by }));
  };
  return [
    ...changes(before, base, 'theirs'),
    ...changes(base, myConfiguration === undefined ? mine : { ...mine, configuration: myConfiguration }, 'mine'),
  ];
}
