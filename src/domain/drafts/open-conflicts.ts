import type { InstanceField, InstanceFields } from '@/domain/instance';
import { INSTANCE_FIELDS } from '../instance-fields';
import { mergeJson, type ItemReason } from '../merge/merge-json';
import { mergeFields } from './merge-fields';

/** The three versions in a conflict. */
export interface Versions {
  base: InstanceFields;
  mine: InstanceFields;
  theirs: InstanceFields;
}

export type Side = 'mine' | 'theirs';

/**
 * One thing to decide: a whole field, or one place inside the configuration. With a `path`, the three values are JSON
 * texts, or null where the value is missing. Without a `path`, they are the values of the field.
 */
export interface OpenConflict {
  /** Identifies the conflict. */
  key: string;
  field: InstanceField;
  path: readonly string[] | null;
  base: unknown;
  mine: unknown;
  theirs: unknown;
  /** Why an entry of a list is decided as a whole; undefined if the three values make it clear. */
  reason?: ItemReason;
}

const keyOf = (field: InstanceField, path: readonly string[] | null): string =>
  path === null ? field : `${field}:${JSON.stringify(path)}`;

/** The conflicts between three versions. A change that only one side made is not among them. */
export function openConflicts({ base, mine, theirs }: Versions): OpenConflict[] {
  return mergeFields(base, mine, theirs).conflicts.flatMap((conflict): OpenConflict[] => {
    const { field } = conflict;
    const merge =
      field === 'configuration' ? mergeJson(base.configuration, mine.configuration, theirs.configuration) : null;
    if (merge === null) return [{ key: keyOf(field, null), path: null, ...conflict }];
    return merge.conflicts.map((clash) => ({ key: keyOf(field, clash.path), field, ...clash }));
  });
}

/**
 * The merge with the decisions applied, and with my side of each undecided conflict.
 * @param sides the decisions, by the keys of `openConflicts`; a decision under the key of a field applies to the whole
 *   field
 */
export function decideConflicts(versions: Versions, sides: ReadonlyMap<string, Side>): InstanceFields {
  const { base, mine, theirs } = versions;
  const { merged, conflicts } = mergeFields(base, mine, theirs);
  const isPlaced = conflicts.some(({ field }) => field === 'configuration') && !sides.has('configuration');
  const placed = isPlaced
    ? mergeJson(
        base.configuration,
        mine.configuration,
        theirs.configuration,
        (path) => sides.get(keyOf('configuration', path)) ?? 'mine',
      )
    : null;
  const whole = INSTANCE_FIELDS.flatMap((field) => {
    const side = sides.get(field);
    return side === undefined ? [] : [[field, versions[side][field]]];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only fields of an instance, each with its own value
  return {
    ...merged,
    ...(placed && { configuration: placed.text }),
    ...Object.fromEntries(whole),
  } as InstanceFields;
}
