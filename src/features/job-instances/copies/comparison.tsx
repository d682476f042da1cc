import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '@/data/session/use-session';
import { instanceEditPath } from '@/domain/addresses/paths';
import { inTabOrder, isOwnValue, sameFields, tabOfChange, type Differences } from '@/domain/copies/differences';
import { changeKey, type FieldChange } from '@/domain/merge/field-changes';
import { parseJson } from '@/lib/json';
import { visible } from '@/lib/text/visible-text';
import { DraftBadge } from '@/shared/draft-state/draft-badge';
import { draftStatus } from '@/shared/draft-state/draft-status';
import { isSameValue } from '@/shared/instance-change/difference-row';
import { DifferenceTable } from '@/shared/instance-change/difference-table';
import { SideMark } from '@/shared/instance-change/side-mark';
import { useChangeName } from '@/shared/instance-change/use-change-name';
import { ScheduleWords } from '@/shared/instance/schedule-words';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { LinkButton } from '@/ui/button/link-button';
import { Banner } from '@/ui/feedback/banner';
import { Stack } from '@/ui/layout/stack';
import { SegmentedControl } from '@/ui/pick/segmented-control';
import { Selection } from '@/ui/table/selection';
import { SelectionBar } from '@/ui/table/selection-bar';
import { useRowFocus } from '@/ui/layout/use-row-focus';
import { AllChangesBox, ChangeBox } from './change-boxes';
import { useCopy, type Side } from './use-copy';
import type { ShownInstance } from './use-shown-instance';
import styles from './copies.module.css';

interface ComparisonProps {
  a: ShownInstance;
  b: ShownInstance;
  differences: Differences;
  /** What the table lists. */
  shown: Shown;
  onShow: (shown: Shown) => void;
}

export type Shown = 'differences' | 'all';

const ARROWS = { a: ArrowLeft, b: ArrowRight } as const;
const SIDES = ['a', 'b'] as const;

/** The differences of two integrations. One or several of them are copied into the draft of a side. */
export function Comparison({ a, b, differences, shown, onShow }: ComparisonProps) {
  const { t } = useTranslation(['copies', 'job-instances']);
  const { operate } = usePermissions();
  const changeName = useChangeName();
  const table = useRef<HTMLDivElement>(null);
  useRowFocus(table);
  const { changes, fields, hasOtherJob } = differences;
  const sides = { a, b };
  const copy = useCopy(sides, fields);
  const copied = useMemo(
    () => (operate ? changes.filter((change) => !isOwnValue(change, a.value, b.value)) : []),
    [operate, changes, a.value, b.value],
  );
  const { selection, selected } = useSelectedChanges(copied);
  const all = useMemo(
    () => inTabOrder(shown === 'all' ? [...changes, ...sameFields(a.value, b.value, differences)] : changes),
    [shown, changes, a.value, b.value, differences],
  );
  const copyAll = async (to: Side): Promise<void> => {
    if (await copy(selected, to)) selection.end();
  };

  const head = (side: Side): ReactNode => (
    <>
      <SideMark side={side} />
      <span className={styles.sideName}>
        {sides[side].name}
        <span className={styles.note}> {visible(sides[side].row.companyName) ?? sides[side].row.companyCode}</span>
      </span>
      {sides[side].draft !== null && <DraftBadge status={draftStatus(sides[side].draft)} />}
    </>
  );
  const box = (change: FieldChange): ReactNode =>
    copied.includes(change) ? (
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
      <CopyArrows change={change} isOwn={!copied.includes(change)} onCopy={(to) => void copy([change], to)} />
    );

  return (
    <Stack gap={4}>
      {hasOtherJob && <Banner kind="info">{t('compare.otherJob')}</Banner>}
      <div className={styles.tools}>
        {copied.length > 0 && (
          <AllChangesBox selection={selection} label={t('compare.selectAll')} count={copied.length} />
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
            note={noteOf}
            {...(copied.length > 0 && { choice: box })}
            {...(operate && {
              between: { header: <span className="visually-hidden">{t('compare.actions')}</span>, cell: actions },
            })}
          />
        )}
      </div>
      <p className={styles.note}>{t('compare.leftOut')}</p>
      {selected.length === 0 ? (
        <ReviewLinks sides={[a, b]} />
      ) : (
        <CopyBar selection={selection} onCopy={(to) => void copyAll(to)} />
      )}
    </Stack>
  );
}

/** A schedule in words. */
function noteOf({ property, before, after }: FieldChange, side: Side): ReactNode {
  const cron = property === 'cronExpression' ? parseJson((side === 'a' ? before : after) ?? '') : null;
  return typeof cron === 'string' && <ScheduleWords cronExpression={cron} />;
}

interface CopyArrowsProps {
  change: FieldChange;
  /** The value belongs to a company, so it is not copied. */
  isOwn: boolean;
  onCopy: (to: Side) => void;
}

/** Copies one difference to a side. */
function CopyArrows({ change, isOwn, onCopy }: CopyArrowsProps) {
  const { t } = useTranslation('copies');
  const changeName = useChangeName();
  if (isOwn)
    return (
      <span className={styles.own} data-tooltip={t('compare.ownWhy')}>
        {t('compare.own')}
      </span>
    );
  const place = changeName(change).join(' › ');
  return (
    <span className={styles.arrows}>
      {SIDES.map((side) => (
        <IconButton
          key={side}
          icon={ARROWS[side]}
          size="small"
          label={t(side === 'a' ? 'compare.copyToA' : 'compare.copyToB', { place })}
          onClick={() => onCopy(side)}
        />
      ))}
    </span>
  );
}

/** Links to the drafts of the two integrations, if there are any. */
function ReviewLinks({ sides }: { sides: readonly ShownInstance[] }) {
  const { t } = useTranslation('copies');
  const drafted = sides.filter(({ draft }) => draft !== null);
  if (drafted.length === 0) return null;
  return (
    <div className={styles.bar}>
      {drafted.map(({ row, name }) => (
        <LinkButton key={row.code} to={instanceEditPath(row.code)} variant="primary">
          {t('compare.review', { name })}
        </LinkButton>
      ))}
    </div>
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

/** The changes with a checkbox, and the checked ones. A change that no longer exists is not selected. */
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
