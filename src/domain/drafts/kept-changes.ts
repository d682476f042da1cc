import type { InstanceFields } from '@/domain/instance';
import { changedFields } from '../instance-fields';
import { fieldChanges, type FieldChange } from '../merge/field-changes';
import { mergeJson } from '../merge/merge-json';
import type { DraftConflict } from './draft-conflict';
import type { Side } from './open-conflicts';

/** A change of one side that is in no conflict, so that Save keeps it. */
export interface KeptChange extends FieldChange {
  by: Side;
}

/**
 * What each side changed besides the conflicts, theirs first; inside the configuration place by place.
 * @param before the version of the server that both sides changed
 */
export function keptChanges({ versions, conflicts }: DraftConflict, before: InstanceFields): KeptChange[] {
  const { base, mine, theirs } = versions;
  const inConflict = new Set(conflicts.filter(({ path }) => path === null).map(({ field }) => field));
  const isPlaced = conflicts.some(({ path }) => path !== null);
  // Mine, with the version before at every conflict.
  const own = isPlaced
    ? mergeJson(base.configuration, mine.configuration, theirs.configuration, () => 'base')?.text
    : undefined;
  const changes = (from: InstanceFields, to: InstanceFields, by: Side): KeptChange[] => {
    const fields = changedFields(from, to).filter((field) => !inConflict.has(field));
    const versionsOf = new Map(fields.map((field) => [field, { old: from[field], new: to[field] }]));
    return fieldChanges(versionsOf).map((change) => ({ ...change, by }));
  };
  return [
    ...changes(before, base, 'theirs'),
    ...changes(base, own === undefined ? mine : { ...mine, configuration: own }, 'mine'),
  ];
}
