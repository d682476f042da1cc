import type { InstanceField, InstanceFields } from '@/domain/instance';
import { INSTANCE_FIELDS, sameField } from '../instance-fields';
import type { DraftRow } from './draft';
import { currentChoice } from './current-choice';
import { conflictBase, mergeFields } from './merge-fields';
import { decideConflicts, openConflicts, type OpenConflict, type Side, type Versions } from './open-conflicts';

/*
 * A draft in conflict shows what Save would send: both sides' changes, the chosen side at every decided conflict, and mine
 * where nothing is decided yet. Its base is the server's newer version, but for the conflicts, where it stays the version
 * that both changed. So what is typed below is a change of mine, as in any other draft.
 */

/** What there is to decide about a draft. */
export interface DraftConflict {
  versions: Versions;
  conflicts: readonly OpenConflict[];
  /** The decisions so far, by the key of the conflict. */
  sides: ReadonlyMap<string, Side>;
  /** The conflicts without a decision. */
  open: readonly OpenConflict[];
}

/** A draft whose conflict was just found, or stored by an earlier build: its value becomes the merge. Others stay as they are. */
export function startDeciding(draft: DraftRow): DraftRow {
  const { state, base, value, theirs, merge } = draft;
  if (state !== 'conflict' || base === null || theirs === null || merge) return draft;
  return counted({
    ...draft,
    base: conflictBase(base, value, theirs),
    value: mergeFields(base, value, theirs).merged,
    merge: { before: base, mine: null, sides: {}, open: 0 },
  });
}

/** The draft with the number of its open conflicts, which lists show without a merge. */
export function counted(draft: DraftRow): DraftRow {
  const open = conflictOf(draft)?.open.length ?? 0;
  return !draft.merge || draft.merge.open === open ? draft : { ...draft, merge: { ...draft.merge, open } };
}

/** What there is to decide about a draft; null when it is in no conflict. */
export function conflictOf({ state, base, value, theirs, merge }: DraftRow): DraftConflict | null {
  if (state !== 'conflict' || base === null || theirs === null || !merge) return null;
  const { mine, sides } = currentChoice(merge, { base, theirs }, value);
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

/** Whether a draft is in a conflict that is not decided yet. */
export function isUndecided(draft: DraftRow): boolean {
  return (conflictOf(draft)?.open.length ?? 0) > 0;
}

/**
 * The fields that were decided as a whole, and those that must be because a merge would not give what the form shows: where the person typed the
 * version before again, or where list entries changed so much that their places are uncertain. Without the question, what
 * the form shows would overwrite the other side's change.
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

/** The draft with more decisions in what it shows; null opens a conflict again. The same draft when it is in no conflict. */
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
  // A decision changes only what it is about, and does not lay out JSON anew.
  const changed = INSTANCE_FIELDS.filter(
    (field) => choices.has(field) || !sameField(field, before?.[field], decided?.[field]),
  );
  const hasTheirs = [...sides.values()].includes('theirs');
  return counted({
    ...draft,
    value: { ...draft.value, ...Object.fromEntries(changed.map((field) => [field, decided?.[field]])) },
    merge: { ...draft.merge, mine: hasTheirs ? versions.mine : null, sides: Object.fromEntries(sides) },
  });
}
