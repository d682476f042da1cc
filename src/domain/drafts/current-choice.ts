import type { InstanceField, InstanceFields } from '@/domain/instance';
import { INSTANCE_FIELDS, sameField } from '../instance-fields';
import { mergeJson } from '../merge/merge-json';
import type { DraftMerge } from './draft';
import { decideConflicts, openConflicts, type Side, type Versions } from './open-conflicts';

/** My version of a draft in conflict, and the decisions about it. Together they give the form's value. */
interface Choice {
  mine: InstanceFields;
  sides: ReadonlyMap<string, Side>;
}

type Others = Omit<Versions, 'mine'>;

/**
 * The choice that gives `value`, the form's value: the choice at the last decision plus all edits since. If the user
 * edits a value that a decision took from the server's version, the edited value counts as mine.
 */
export function currentChoice(merge: DraftMerge, others: Others, value: InstanceFields): Choice {
  const sides = new Map(Object.entries(merge.sides));
  if (merge.mine === null) return { mine: value, sides };
  const last: Choice = { mine: merge.mine, sides };
  const decided = decideConflicts({ ...others, mine: last.mine }, sides);
  return INSTANCE_FIELDS.filter((field) => !sameField(field, decided[field], value[field])).reduce(
    (choice, field) =>
      (field === 'configuration'
        ? withTypedPlaces(choice, others, decided.configuration, value.configuration)
        : null) ?? withTypedField(choice, field, value),
    last,
  );
}

/** The choice with the form's value of a field, decided as mine. */
function withTypedField({ mine, sides }: Choice, field: InstanceField, value: InstanceFields): Choice {
  const isOfField = (key: string): boolean => key === field || key.startsWith(`${field}:`);
  return {
    mine: { ...mine, [field]: value[field] },
    sides: new Map([...sides].map(([key, side]) => [key, isOfField(key) ? 'mine' : side])),
  };
}

/**
 * Applies the edits since the last decision to my configuration, and decides the edited conflicts as mine. Null if the
 * result differs from the form's text, for example while that text is not JSON.
 */
function withTypedPlaces({ mine, sides }: Choice, others: Others, decided: string, shown: string): Choice | null {
  const configuration = mergeJson(decided, shown, mine.configuration)?.text;
  if (configuration === undefined) return null;
  const next = { ...mine, configuration };
  const before = new Map(openConflicts({ ...others, mine }).map((conflict) => [conflict.key, conflict.mine]));
  const typed = openConflicts({ ...others, mine: next }).filter(
    (conflict) => before.get(conflict.key) !== conflict.mine,
  );
  const overridden = typed.filter(({ key }) => sides.has(key)).map(({ key }): [string, Side] => [key, 'mine']);
  const choice: Choice = { mine: next, sides: new Map([...sides, ...overridden]) };
  const remerged = decideConflicts({ ...others, mine: next }, choice.sides).configuration;
  return sameField('configuration', remerged, shown) ? choice : null;
}
