import type { InstanceField, InstanceFields } from '@/domain/instance';
import { INSTANCE_FIELDS, sameField } from '../instance-fields';
import { mergeJson } from '../merge/merge-json';
import type { DraftMerge } from './draft';
import { decideConflicts, openConflicts, type Side, type Versions } from './open-conflicts';

/** My version in a conflict, and the decisions so far. Both together give the value that the form shows. */
interface MineAndDecisions {
  mine: InstanceFields;
  sides: ReadonlyMap<string, Side>;
}

type BaseAndTheirs = Omit<Versions, 'mine'>;

/**
 * Finds out which side each conflict uses now, after the last decision and the edits since then. If the user edits a
 * value that a decision took from the server's version, the edited value counts as mine.
 * @param others the base and their version
 * @param value the form's value
 * @returns my version and the decisions, both updated with the edits since the last decision
 */
export function currentDecisions(merge: DraftMerge, others: BaseAndTheirs, value: InstanceFields): MineAndDecisions {
  const sides = new Map(Object.entries(merge.sides));
  if (merge.mine === null) return { mine: value, sides };
  let current: MineAndDecisions = { mine: merge.mine, sides };
  const decided = decideConflicts({ ...others, mine: current.mine }, sides);
  for (const field of INSTANCE_FIELDS) {
    if (sameField(field, decided[field], value[field])) continue;
    const byPath =
      field === 'configuration' ? editedByPath(current, others, decided.configuration, value.configuration) : null;
    current = byPath ?? editedField(current, field, value);
  }
  return current;
}

/** Takes the form's value of a field as mine, and decides all conflicts of the field in favour of mine. */
function editedField({ mine, sides }: MineAndDecisions, field: InstanceField, value: InstanceFields): MineAndDecisions {
  const isOfField = (key: string): boolean => key === field || key.startsWith(`${field}:`);
  return {
    mine: { ...mine, [field]: value[field] },
    sides: new Map([...sides].map(([key, side]) => [key, isOfField(key) ? 'mine' : side])),
  };
}

/**
 * Applies the edits since the last decision to my configuration, path by path. Conflicts whose value was edited are
 * decided in favour of mine.
 * @param decided the configuration at the last decision
 * @param shown the form's configuration
 * @returns null if the edits can only be treated as one edit of the whole field, for example while `shown` is not JSON
 */
function editedByPath(
  { mine, sides }: MineAndDecisions,
  others: BaseAndTheirs,
  decided: string,
  shown: string,
): MineAndDecisions | null {
  const configuration = mergeJson(decided, shown, mine.configuration)?.text;
  if (configuration === undefined) return null;
  const next = { ...mine, configuration };
  const before = new Map(openConflicts({ ...others, mine }).map((conflict) => [conflict.key, conflict.mine]));
  const edited = openConflicts({ ...others, mine: next }).filter(
    (conflict) => sides.has(conflict.key) && before.get(conflict.key) !== conflict.mine,
  );
  const overridden = edited.map(({ key }): [string, Side] => [key, 'mine']);
  const current: MineAndDecisions = { mine: next, sides: new Map([...sides, ...overridden]) };
  const remerged = decideConflicts({ ...others, mine: next }, current.sides).configuration;
  return sameField('configuration', remerged, shown) ? current : null;
}
