import type { InstanceField, InstanceFields } from '@/domain/instance';
import { INSTANCE_FIELDS, sameField } from '../instance-fields';
import { mergeJson } from '../merge/merge-json';
import type { DraftMerge } from './draft';
import { decideConflicts, openConflicts, type Side, type Versions } from './open-conflicts';

/** My version of a draft in conflict, and the decisions that make of it what the form shows. */
interface Choice {
  mine: InstanceFields;
  sides: ReadonlyMap<string, Side>;
}

type Others = Omit<Versions, 'mine'>;

/**
 * The choice behind `value`, what the form shows: that of the last decision, with what was typed since. Typing over a value
 * of theirs makes it mine.
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

/** The whole field counts as mine. */
function withTypedField({ mine, sides }: Choice, field: InstanceField, value: InstanceFields): Choice {
  const isOfField = (key: string): boolean => key === field || key.startsWith(`${field}:`);
  return {
    mine: { ...mine, [field]: value[field] },
    sides: new Map([...sides].map(([key, side]) => [key, isOfField(key) ? 'mine' : side])),
  };
}

/**
 * Carries what was typed into the decided configuration over to mine; the conflicts in which something was typed count as
 * mine. Null when that does not give what the form shows, for example while its text is no JSON.
 */
function withTypedPlaces({ mine, sides }: Choice, others: Others, decided: string, shown: string): Choice | null {
  const configuration = mergeJson(decided, shown, mine.configuration)?.text;
  if (configuration === undefined) return null;
  const next = { ...mine, configuration };
  const before = new Map(openConflicts({ ...others, mine }).map((conflict) => [conflict.key, conflict.mine]));
  const typed = openConflicts({ ...others, mine: next }).filter(
    (conflict) => before.get(conflict.key) !== conflict.mine,
  );
  const made = typed.filter(({ key }) => sides.has(key)).map(({ key }): [string, Side] => [key, 'mine']);
  const choice: Choice = { mine: next, sides: new Map([...sides, ...made]) };
  const again = decideConflicts({ ...others, mine: next }, choice.sides).configuration;
  return sameField('configuration', again, shown) ? choice : null;
}
