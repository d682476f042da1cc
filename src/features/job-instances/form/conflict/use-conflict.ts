import { useMemo, useState } from 'react';
import { decideConflicts, openConflicts, type OpenConflict, type Side } from '@/domain/drafts/open-conflicts';
import type { DraftRow } from '@/domain/drafts/draft';
import type { InstanceFields } from '@/domain/instance';

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
  const [sides, setSides] = useState<ReadonlyMap<string, Side>>(new Map());
  const base = draft?.state === 'conflict' ? draft.base : null;
  const theirs = draft?.state === 'conflict' ? draft.theirs : null;
  const versions = useMemo(
    () => (base === null || theirs === null ? null : { base, mine, theirs }),
    [base, mine, theirs],
  );
  const conflicts = useMemo(() => (versions === null ? [] : openConflicts(versions)), [versions]);
  if (versions === null) return null;
  return {
    conflicts,
    sides,
    decide: (key, side) => setSides((before) => new Map(before).set(key, side)),
    undecided: conflicts.filter(({ key }) => !sides.has(key)).length,
    decided: () => decideConflicts(versions, sides),
  };
}
