import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
} from 'react';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '@/data/session/use-session';
import {
  inTabOrder,
  isOwnValue,
  mayEdit,
  sameFields,
  tabOfChange,
  type Differences,
} from '@/domain/copies/differences';
import { companyNameOf } from '@/domain/company';
import { placeKey } from '@/domain/copies/taken-over';
import { changeKey, type FieldChange } from '@/domain/merge/field-changes';
import { singleKey } from '@/shared/account/single-keys';
import { DraftBadge } from '@/shared/draft-state/draft-badge';
import { draftStatus } from '@/shared/draft-state/draft-status';
import { isSameValue } from '@/shared/instance-change/difference-row';
import { DifferenceTable } from '@/shared/instance-change/difference-table';
import { SideMark } from '@/shared/instance-change/side-mark';
import { useChangeName } from '@/shared/instance-change/use-change-name';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/feedback/banner';
import { Stack } from '@/ui/layout/stack';
import { useDocumentKeys } from '@/ui/layout/use-document-keys';
import { SegmentedControl } from '@/ui/pick/segmented-control';
import { Selection } from '@/ui/table/selection';
import { SelectionBar } from '@/ui/table/selection-bar';
import { useRowFocus } from '@/ui/layout/use-row-focus';
import { AllChangesBox, ChangeBox } from './change-boxes';
import { CopiedBar } from './copied-bar';
import { ARROWS, CopyArrows } from './copy-arrows';
import { SIDES, useCopy, type Side } from './use-copy';
import type { ShownInstance } from './use-shown-instance';
import { ValueNote } from './value-note';
import styles from './copies.module.css';

interface ComparisonProps {
  a: ShownInstance;
  b: ShownInstance;
  differences: Differences;
  /** Whether the table lists only the differences, or all fields. */
  shown: Shown;
  onShow: (shown: Shown) => void;
  /** Called with the number of copied rows. */
  onTaken: (count: number) => void;
}

export type Shown = 'differences' | 'all';

/** The differences of two integrations. The person can copy one or several of them into the draft of either side. */
export function Comparison({ a, b, differences, shown, onShow, onTaken }: ComparisonProps) {
  const { t } = useTranslation(['copies', 'job-instances']);
  const permissions = usePermissions();
  const changeName = useChangeName();
  const table = useRef<HTMLDivElement>(null);
  useRowFocus(table);
  useUndoKey(table);
  const { changes, hasOtherJob } = differences;
  const sides = { a, b };
  const { rows, taken: allTaken, takenOf, copy, undo } = useCopy(sides, differences);
  const takenCount = allTaken.length;
  // A layout effect, so that the count below the page's title never differs from the table.
  useLayoutEffect(() => onTaken(takenCount), [onTaken, takenCount]);
  const copyable = useMemo(
    () => changes.filter((change) => mayEdit(change, permissions) && !isOwnValue(change, a.value, b.value)),
    [permissions, changes, a.value, b.value],
  );
  const { selection, selected } = useSelectedChanges(copyable);
  const all = useMemo(() => {
    if (shown === 'differences') return inTabOrder(rows);
    const places = new Set(rows.map(placeKey));
    const same = sameFields(a.value, b.value, differences).filter((change) => !places.has(placeKey(change)));
    return inTabOrder([...rows, ...same]);
  }, [shown, rows, a.value, b.value, differences]);
  const copyAll = async (to: Side): Promise<void> => {
    if (await copy(selected, to)) selection.clear();
  };

  const head = (side: Side): ReactNode => (
    <>
      <SideMark side={side} />
      <span className={styles.sideName}>
        {sides[side].name}
        <span className={styles.note}> {companyNameOf(sides[side].row)}</span>
      </span>
      {sides[side].draft !== null && (
        <span className={styles.sideDraft}>
          <DraftBadge status={draftStatus(sides[side].draft)} />
        </span>
      )}
    </>
  );
  const box = (change: FieldChange): ReactNode =>
    copyable.includes(change) ? (
      <ChangeBox
        selection={selection}
        code={changeKey(change)}
        label={t('compare.select', { place: changeName(change).join(' › ') })}
      />
    ) : (
      <span className={styles.noBox} />
    );
  const actions = (change: FieldChange): ReactNode =>
    isSameValue(change) ? null : (
      <CopyArrows
        change={change}
        whyNot={
          copyable.includes(change) ? null : t(mayEdit(change, permissions) ? 'compare.ownWhy' : 'compare.notEditable')
        }
        isTaken={takenOf(change) !== null}
        onCopy={(to) => void copy([change], to)}
      />
    );
  const note = (change: FieldChange, side: Side): ReactNode => {
    const taken = takenOf(change);
    const isTarget = taken?.to === side;
    if (change.property !== 'cronExpression' && !isTarget) return null;
    // A copied value equals the value of the other side, so the note describes the value of the other side.
    const of = isTarget ? (side === 'a' ? 'b' : 'a') : side;
    return <ValueNote change={change} of={of} onUndo={isTarget ? () => void undo([taken]) : null} />;
  };

  return (
    <Stack gap={4}>
      {hasOtherJob && <Banner kind="info">{t('compare.otherJob')}</Banner>}
      <div className={styles.tools}>
        {copyable.length > 0 && (
          <AllChangesBox selection={selection} label={t('compare.selectAll')} count={copyable.length} />
        )}
        <SegmentedControl
          label={t('compare.shown')}
          value={shown}
          onChange={onShow}
          options={(['differences', 'all'] as const).map((value) => ({ value, label: t(`compare.shown.${value}`) }))}
        />
      </div>
      {changes.length === 0 && <p>{t('compare.same')}</p>}
      <div ref={table}>
        {all.length > 0 && (
          <DifferenceTable
            label={t('compare.table')}
            changes={all}
            a={head('a')}
            b={head('b')}
            isEqual
            groupOf={(change) => t(`job-instances:tab.${tabOfChange(change)}`)}
            note={note}
            takenTo={(change) => takenOf(change)?.to ?? null}
            // The column of checkboxes stays when the last difference has been copied.
            {...((copyable.length > 0 || takenCount > 0) && { choice: box })}
            {...(permissions.operate && {
              between: { header: <span className="visually-hidden">{t('compare.actions')}</span>, cell: actions },
            })}
          />
        )}
      </div>
      <p className={styles.note}>{t('compare.leftOut')}</p>
      {selected.length === 0 ? (
        <CopiedBar sides={sides} taken={allTaken} onUndoAll={() => void undo(allTaken)} table={table} />
      ) : (
        <CopyBar selection={selection} onCopy={(to) => void copyAll(to)} />
      )}
    </Stack>
  );
}

/** Copies all selected differences to a side. */
function CopyBar({ selection, onCopy }: { selection: Selection; onCopy: (to: Side) => void }) {
  const { t } = useTranslation('copies');
  return (
    <SelectionBar
      selection={selection}
      label={t('compare.selectedBar')}
      texts={{
        count: (count) => t('compare.selected', { count }),
        hidden: null,
        all: null,
        end: t('compare.selectNone'),
      }}
    >
      {SIDES.map((side) => (
        <Button key={side} icon={ARROWS[side]} onClick={() => onCopy(side)}>
          {t(side === 'a' ? 'compare.copyAllToA' : 'compare.copyAllToB')}
        </Button>
      ))}
    </SelectionBar>
  );
}

/** The key `u` undoes the copy in the row that has the focus. */
function useUndoKey(table: RefObject<HTMLElement | null>): void {
  useDocumentKeys((event) => {
    const row = document.activeElement?.closest('tr') ?? null;
    if (singleKey(event) !== 'u' || table.current?.contains(row) !== true) return;
    const button = row?.querySelector<HTMLElement>('[data-undo]');
    if (button == null) return;
    event.preventDefault();
    button.click();
  });
}

/** The selection of changes, and the selected changes. A change that no longer exists is removed from the selection. */
function useSelectedChanges(changes: readonly FieldChange[]) {
  const [selection] = useState(() => new Selection());
  const { chosen } = useSyncExternalStore(selection.subscribe, selection.snapshot);
  const keys = useMemo(() => changes.map(changeKey), [changes]);
  useEffect(() => {
    selection.setRows(keys, keys);
    selection.keep(keys);
  }, [selection, keys]);
  return { selection, selected: changes.filter((change) => chosen.has(changeKey(change))) };
}
