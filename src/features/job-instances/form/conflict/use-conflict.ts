import { useMemo, useState } from 'react';
import { decideConflicts, openConflicts, type OpenConflict, type Side } from '@/domain/drafts/open-conflicts';
import type { DraftRow } from '@/domain/drafts/draft';
import type { InstanceFields } from '@/domain/instance';
import { sameValue } from '@/lib/same-value';

/** What a person chose, and against which version of the other side. */
interface Decision {
  side: Side;
  theirs: unknown;
}

export interface ConflictState {
  conflicts: readonly OpenConflict[];
  /** The decisions so far, by the key of the conflict. */
  sides: ReadonlyMap<string, Side>;
  decide: (key: string, side: Side) => void;
  undecided: number;
  /** The merged version with all decisions. */
  decided: () => InstanceFields;
}

/** The decisions about a draft in conflict; null for other drafts. Follows the typing in the form below. */
export function useConflict(draft: DraftRow | null, mine: InstanceFields): ConflictState | null {
  const [decisions, setDecisions] = useState<ReadonlyMap<string, Decision>>(new Map());
  const base = draft?.state === 'conflict' ? draft.base : null;
  const theirs = draft?.state === 'conflict' ? draft.theirs : null;
  const versions = useMemo(
    () => (base === null || theirs === null ? null : { base, mine, theirs }),
    [base, mine, theirs],
  );
  const conflicts = useMemo(() => (versions === null ? [] : openConflicts(versions)), [versions]);
  // The other side may change the same place again: that is a new question.
  const sides = useMemo(() => sidesOf(conflicts, decisions), [conflicts, decisions]);
  if (versions === null) return null;
  const decide = (key: string, side: Side): void => {
    const theirs = conflicts.find((conflict) => conflict.key === key)?.theirs;
    setDecisions((before) => new Map(before).set(key, { side, theirs }));
  };
  return {
    conflicts,
    sides,
    decide,
    undecided: conflicts.filter(({ key }) => !sides.has(key)).length,
    decided: () => decideConflicts(versions, sides),
  };
}

function sidesOf(
  conflicts: readonly OpenConflict[],
  decisions: ReadonlyMap<string, Decision>,
): ReadonlyMap<string, Side> {
  const sides = new Map<string, Side>();
  for (const { key, theirs } of conflicts) {
    const decision = decisions.get(key);
    if (decision !== undefined && sameValue(decision.theirs, theirs)) sides.set(key, decision.side);
  }
  return sides;
}
