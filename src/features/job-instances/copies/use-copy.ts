import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeDraft } from '@/data/drafts/write-draft';
import { copyChanges, partOfCopy, takeCopyBack } from '@/domain/copies/copy-changes';
import type { Differences } from '@/domain/copies/differences';
import { placeKey, withTakenOver, type TakenOver } from '@/domain/copies/taken-over';
import type { InstanceFields } from '@/domain/instance';
import type { FieldChange } from '@/domain/merge/field-changes';
import { withStorage } from '@/shared/draft-state/with-storage';
import { toast } from '@/ui/overlay/toast';
import { offerUndo } from '@/ui/overlay/undo';
import type { ShownInstance } from './use-shown-instance';

export const SIDES = ['a', 'b'] as const;
export type Side = (typeof SIDES)[number];

/** Changes that were copied together. */
interface Copy {
  /** Undoes the copy of some of the changes; see `takeCopyBack`. */
  takeBack: (now: InstanceFields, part: readonly FieldChange[]) => ReturnType<typeof takeCopyBack>;
  /** Withdraws the offer to undo all of the changes. */
  withdraw: () => void;
}

/** A change that was copied on this screen. */
export interface Taken extends TakenOver {
  copy: Copy;
  /**
   * The differences at the moment of the undo, as JSON; null if the copy was not undone. After an undo, the row counts
   * as copied until the draft has been read again and the differences have changed.
   */
  undoneAt: string | null;
}

/** The rows of a comparison, the copies made so far, and functions that copy and undo. */
interface Copies {
  /** The differences, and the copied changes, which keep their places. */
  rows: readonly FieldChange[];
  /** The copies of all rows, oldest first. */
  taken: readonly Taken[];
  /** The copy of a row; null if the row is still a difference. */
  takenOf: (row: FieldChange) => Taken | null;
  /** Copies changes into the draft of a side, and offers one Undo for all. Resolves to true if the draft was stored. */
  copy: (changes: readonly FieldChange[], to: Side) => Promise<boolean>;
  /** Undoes the given copies, which must be ordered from oldest to newest. */
  undo: (some: readonly Taken[]) => Promise<void>;
}

/** Copies changes from one integration into the draft of the other. */
export function useCopy(sides: Readonly<Record<Side, ShownInstance>>, differences: Differences): Copies {
  const { t } = useTranslation('copies');
  const [all, setAll] = useState<readonly Taken[]>([]);
  const [order, setOrder] = useState<readonly string[]>([]);
  const differing = useMemo(() => JSON.stringify(differences.changes), [differences]);
  const taken = useMemo(
    () => all.filter(({ undoneAt }) => undoneAt === null || undoneAt === differing),
    [all, differing],
  );
  const rows = useMemo(() => withTakenOver(differences.changes, taken, order), [differences, taken, order]);
  const copies = useMemo(() => {
    // A copied change still counts as a difference until the draft is read again.
    const stored = taken.filter(({ change }) => !differences.changes.includes(change));
    return new Map(stored.map((each) => [each.change, each]));
  }, [differences, taken]);

  const write = async (code: string, change: (now: InstanceFields) => Partial<InstanceFields>): Promise<boolean> =>
    (await withStorage(() => changeDraft(code, change), t('storage'))) !== undefined;

  /** Undoes copies into one side, newest first. Resolves to true if the draft was stored. */
  const takeBack = async (some: readonly Taken[], to: Side): Promise<boolean> => {
    const { code } = sides[to].row;
    let isWhole = true;
    const isStored = await write(code, (now) => {
      isWhole = true;
      let values: Partial<InstanceFields> = {};
      for (const made of [...new Set(some.map((each) => each.copy))].toReversed()) {
        const part = some.flatMap((each) => (each.copy === made ? [each.change] : []));
        const back = made.takeBack({ ...now, ...values }, part);
        values = { ...values, ...back.values };
        isWhole &&= back.isWhole;
      }
      return values;
    });
    if (!isWhole) toast.info(t('compare.undoneInPart'));
    return isStored;
  };

  const copy = async (changes: readonly FieldChange[], to: Side): Promise<boolean> => {
    const { row, name } = sides[to];
    const values = { a: sides.a.value, b: sides.b.value };
    let args: Parameters<typeof copyChanges> | null = null;
    const made: Copy = {
      takeBack: (now, part) =>
        args === null ? { values: {}, isWhole: true } : takeCopyBack(now, partOfCopy(part, ...args)),
      withdraw: () => {},
    };
    const copied = changes.map((change): Taken => ({ change, to, copy: made, undoneAt: null }));
    const without = (others: readonly Taken[]): Taken[] => {
      const places = new Set(changes.map(placeKey));
      return others.filter(({ change }) => !places.has(placeKey(change)));
    };
    // The order and the copies are set before the draft changes. Otherwise, a row would vanish for a moment.
    setOrder(rows.map(placeKey));
    setAll((before) => [...without(before), ...copied]);
    // Another tab may have changed the draft since this screen read it.
    const isStored = await write(row.code, (now) => {
      args = [{ ...values, [to]: now }, to, differences.fields, changes];
      return copyChanges(...args).values;
    });
    if (!isStored) {
      setAll(without);
      return false;
    }
    made.withdraw = offerUndo({
      text: t('compare.changed', { name, count: changes.length }),
      label: t('action.undo', { ns: 'common' }),
      undo: () => void takeBack(copied, to).then((isUndone) => isUndone && setAll(without)),
      about: `compare ${row.code}`,
    });
    return true;
  };

  return {
    rows,
    taken: [...copies.values()].filter(({ change }) => rows.includes(change)),
    takenOf: (row) => copies.get(row) ?? null,
    copy,
    undo: async (some) => {
      const changes = new Set(some.map(({ change }) => change));
      const mark = (to: Side | null, undoneAt: string | null): void =>
        setAll((before) =>
          before.map((each) =>
            changes.has(each.change) && (to === null || each.to === to) ? { ...each, undoneAt } : each,
          ),
        );
      mark(null, differing);
      for (const made of new Set(some.map((each) => each.copy))) made.withdraw();
      for (const side of SIDES) {
        const those = some.filter(({ to }) => to === side);
        if (those.length > 0 && !(await takeBack(those, side))) mark(side, null);
      }
    },
  };
}
