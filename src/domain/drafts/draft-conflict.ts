import type { InstanceField, InstanceFields } from '@/domain/instance';
import { INSTANCE_FIELDS, sameField } from '../instance-fields';
import type { DraftRow } from './draft';
import { currentDecisions } from './current-decisions';
import { conflictBase, mergeFields } from './merge-fields';
import { decideConflicts, openConflicts, type OpenConflict, type Side, type Versions } from './open-conflicts';

/*
 * A draft in conflict shows what Save would send: the changes of both sides, the chosen side of each decided conflict,
 * and my side of each undecided conflict. The draft's `base` is the server's newer version. At each conflict, however,
 * `base` has the value from before both changes. So every edit counts as a change of mine, as in any other draft.
 */

/** The conflicts of a draft and the decisions so far. */
export interface DraftConflict {
  versions: Versions;
  conflicts: readonly OpenConflict[];
  /** The decisions so far, by the key of the conflict. */
  sides: ReadonlyMap<string, Side>;
  /** The conflicts without a decision. */
  open: readonly OpenConflict[];
}

/**
 * Replaces the value of a draft in conflict with the merge of both sides. A draft that already shows the merge, or has
 * no conflict, stays unchanged.
 */
export function startDeciding(draft: DraftRow): DraftRow {
  const { state, base, value, theirs, merge } = draft;
  if (state !== 'conflict' || base === null || theirs === null || merge) return draft;
  return withConflictCount({
    ...draft,
    base: conflictBase(base, value, theirs),
    value: mergeFields(base, value, theirs).merged,
    merge: { before: base, mine: null, sides: {}, open: 0 },
  });
}

/** Updates the number of undecided conflicts in a draft, so that lists can show the number without a merge. */
export function withConflictCount(draft: DraftRow): DraftRow {
  const open = conflictOf(draft)?.open.length ?? 0;
  return !draft.merge || draft.merge.open === open ? draft : { ...draft, merge: { ...draft.merge, open } };
}

/** The conflicts of a draft and the decisions so far; null when the draft is not in conflict. */
export function conflictOf({ state, base, value, theirs, merge }: DraftRow): DraftConflict | null {
  if (state !== 'conflict' || base === null || theirs === null || !merge) return null;
  const { mine, sides } = currentDecisions(merge, { base, theirs }, value);
  const versions = { base, mine, theirs };
  const whole = wholeFields(versions, sides, value);
  const placed = openConflicts(versions);
  const conflicts = INSTANCE_FIELDS.flatMap((field): OpenConflict[] =>
    whole.includes(field)
      ? [{ key: field, field, path: null, base: merge.before[field], mine: mine[field], theirs: theirs[field] }]
      : placed.filter((conflict) => conflict.field === field),
  );
  const known = new Set(conflicts.map(({ key }) => key));
  return {
    versions,
    conflicts,
    sides: new Map([...sides].filter(([key]) => known.has(key))),
    open: conflicts.filter(({ key }) => !sides.has(key)),
  };
}

/** Whether a draft has a conflict without a decision. */
export function isUndecided(draft: DraftRow): boolean {
  return (conflictOf(draft)?.open.length ?? 0) > 0;
}

/**
 * The fields that must be decided as a whole:
 * - fields that the user has already decided as a whole
 * - fields whose merge differs from the form's value, because the user typed the base value again, or because list
 *   entries changed too much to be matched. Without a decision about the whole field, Save would overwrite the other
 *   side's change.
 */
function wholeFields(versions: Versions, sides: ReadonlyMap<string, Side>, value: InstanceFields): InstanceField[] {
  const decided = decideConflicts(versions, sides);
  const { mine, theirs } = versions;
  return INSTANCE_FIELDS.filter(
    (field) =>
      !sameField(field, mine[field], theirs[field]) &&
      (sides.has(field) || !sameField(field, decided[field], value[field])),
  );
}

/**
 * Applies decisions to the draft's value. A draft without a conflict is returned unchanged.
 * @param choices the decisions, by the key of the conflict; null opens the conflict again
 */
export function withDecisions(draft: DraftRow, choices: ReadonlyMap<string, Side | null>): DraftRow {
  const conflict = conflictOf(draft);
  if (conflict === null || !draft.merge) return draft;
  const { versions } = conflict;
  const sides = new Map(conflict.sides);
  for (const [key, side] of choices) {
    if (side === null) sides.delete(key);
    else sides.set(key, side);
  }
  const [before, decided] = [conflict.sides, sides].map((each) => decideConflicts(versions, each));
  // Other fields keep their value as written, including the layout of JSON.
  const changed = INSTANCE_FIELDS.filter(
    (field) => choices.has(field) || !sameField(field, before?.[field], decided?.[field]),
  );
  const hasTheirs = [...sides.values()].includes('theirs');
  return withConflictCount({
    ...draft,
    value: { ...draft.value, ...Object.fromEntries(changed.map((field) => [field, decided?.[field]])) },
    merge: { ...draft.merge, mine: hasTheirs ? versions.mine : null, sides: Object.fromEntries(sides) },
  });
}
