import { ArrowLeft, ArrowLeftRight, ArrowRight } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { changeDraft } from '@/data/drafts/write-draft';
import { usePermissions } from '@/data/session/use-session';
import { instanceEditPath } from '@/domain/addresses/paths';
import { differencesBetween, isOwnValue, type Differences } from '@/domain/copies/differences';
import { changeKey, type FieldChange } from '@/domain/merge/field-changes';
import { takeFields } from '@/domain/merge/take-changes';
import { visible } from '@/lib/text/visible-text';
import { DraftBadge } from '@/shared/draft-state/draft-badge';
import { draftStatus } from '@/shared/draft-state/draft-status';
import { DifferenceTable } from '@/shared/instance-change/difference-table';
import { SideMark } from '@/shared/instance-change/side-mark';
import { useChangeName } from '@/shared/instance-change/use-change-name';
import { InstanceFilter } from '@/shared/pickers/instance-filter';
import { IconButton } from '@/ui/button/icon-button';
import { LinkButton } from '@/ui/button/link-button';
import { Banner } from '@/ui/feedback/banner';
import { EmptyState } from '@/ui/feedback/empty-state';
import { FilterBar } from '@/ui/filter/filter-bar';
import { PageHead } from '@/ui/layout/page-head';
import { Stack } from '@/ui/layout/stack';
import { toast } from '@/ui/overlay/toast';
import { useInstanceCrumbs } from '../use-instance-crumbs';
import { useShownInstance, type ShownInstance } from './use-shown-instance';
import styles from './copies.module.css';

type Side = 'a' | 'b';

/** /job_instance/compare?a=…&b=…: where two integrations differ, and copies from one into the draft of the other. */
export function ComparisonPage() {
  const { t } = useTranslation('copies');
  const crumbs = useInstanceCrumbs(t('compare.title'));
  const [params, setParams] = useSearchParams();
  const codes = { a: params.get('a') ?? '', b: params.get('b') ?? '' };
  const a = useShownInstance(codes.a);
  const b = useShownInstance(codes.b);
  const differences = useMemo(() => (a && b ? differencesBetween(a.value, b.value) : null), [a, b]);
  const choose = (pair: Partial<Record<Side, string>>): void => {
    const chosen = Object.entries({ ...codes, ...pair }).filter(([, code]) => code !== '');
    setParams(new URLSearchParams(chosen), { replace: true });
  };
  const missing = (['a', 'b'] as const).filter((side) => codes[side] !== '' && { a, b }[side] === null);
  return (
    <>
      <PageHead
        title={t('compare.title')}
        windowTitle={t('compare.window')}
        crumbs={crumbs}
        facts={[differences !== null && t('compare.differ', { count: differences.changes.length })]}
      />
      <FilterBar>
        <InstanceFilter
          title={t('compare.a')}
          value={codes.a || undefined}
          onChange={(code = '') => choose({ a: code })}
        />
        <IconButton
          icon={ArrowLeftRight}
          label={t('compare.swap')}
          onClick={() => choose({ a: codes.b, b: codes.a })}
        />
        <InstanceFilter
          title={t('compare.b')}
          value={codes.b || undefined}
          onChange={(code = '') => choose({ b: code })}
        />
      </FilterBar>
      {missing.map((side) => (
        <Banner key={side} kind="warning">
          {t('compare.missing', { code: codes[side] })}
        </Banner>
      ))}
      {(codes.a === '' || codes.b === '') && <EmptyState icon={ArrowLeftRight} title={t('compare.pick')} />}
      {a && b && differences !== null && <Comparison a={a} b={b} differences={differences} />}
    </>
  );
}

interface ComparisonProps {
  a: ShownInstance;
  b: ShownInstance;
  differences: Differences;
}

function Comparison({ a, b, differences }: ComparisonProps) {
  const { t } = useTranslation('copies');
  const { operate } = usePermissions();
  const changeName = useChangeName();
  const { changes, fields, hasOtherJob } = differences;
  const sides = { a, b };

  const copy = async (change: FieldChange, to: Side): Promise<void> => {
    const { row, name } = sides[to];
    const isTaken = (each: FieldChange): boolean => changeKey(each) === changeKey(change);
    const values = takeFields({ a: a.value, b: b.value }, to, fields, isTaken);
    const before = Object.fromEntries(
      fields.filter((field) => field in values).map((field) => [field, sides[to].value[field]]),
    );
    const write = (next: typeof values) => async (): Promise<void> => {
      try {
        await changeDraft(row.code, () => next);
      } catch (error) {
        console.warn('The copy could not be stored.', error);
        toast.error(t('storage'));
      }
    };
    await write(values)();
    toast.success(t('compare.changed', { name }), {
      about: `compare ${row.code}`,
      action: { label: t('action.undo', { ns: 'drafts' }), onClick: () => void write(before)() },
    });
  };

  const head = (side: Side) => (
    <>
      <SideMark side={side} />
      <span className={styles.sideName}>
        {sides[side].name}
        <span className={styles.note}> {visible(sides[side].row.companyName) ?? sides[side].row.companyCode}</span>
      </span>
      {sides[side].draft !== null && <DraftBadge status={draftStatus(sides[side].draft)} />}
    </>
  );
  const actions = (change: FieldChange) => {
    if (isOwnValue(change, a.value, b.value))
      return (
        <span className={styles.note} data-tooltip={t('compare.ownWhy')}>
          {t('compare.own')}
        </span>
      );
    const place = changeName(change).join(' › ');
    return (
      <span className={styles.arrows}>
        <IconButton
          icon={ArrowLeft}
          size="small"
          label={t('compare.copyToA', { place })}
          onClick={() => void copy(change, 'a')}
        />
        <IconButton
          icon={ArrowRight}
          size="small"
          label={t('compare.copyToB', { place })}
          onClick={() => void copy(change, 'b')}
        />
      </span>
    );
  };

  return (
    <Stack gap={4}>
      {hasOtherJob && <Banner kind="info">{t('compare.otherJob')}</Banner>}
      {changes.length === 0 ? (
        <p>{t('compare.same')}</p>
      ) : (
        <DifferenceTable
          label={t('compare.table')}
          changes={changes}
          a={head('a')}
          b={head('b')}
          isEqual
          {...(operate && { last: { header: <span className="visually-hidden">{t('menu')}</span>, cell: actions } })}
        />
      )}
      <p className={styles.note}>{t('compare.leftOut')}</p>
      {(a.draft !== null || b.draft !== null) && (
        <div className={styles.bar}>
          {[a, b].map(
            ({ draft, row, name }) =>
              draft !== null && (
                <LinkButton key={row.code} to={instanceEditPath(row.code)} variant="primary">
                  {t('compare.review', { name })}
                </LinkButton>
              ),
          )}
        </div>
      )}
    </Stack>
  );
}
