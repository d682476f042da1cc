import { ChartColumn, Table2 } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCachedHistory, useFreshHistory } from '@/data/queries/use-cached-history';
import { useFirstDataReady } from '@/data/sync/first-screen';
import { useOnline } from '@/data/sync/use-sync';
import { useServerMinute } from '@/data/use-server-time';
import { useRememberedSwitch } from '@/data/use-remembered-switch';
import type { ExecutionType } from '@/domain/execution';
import type { InstanceRow } from '@/domain/instance';
import { stripOf, type StripMark } from '@/domain/runs/charts/strip';
import { usualType } from '@/domain/runs/charts/usual-type';
import { usualItems } from '@/domain/runs/figures/item-shortfall';
import type { ItemCounter } from '@/domain/runs/figures/run-items';
import type { UsualRange } from '@/domain/runs/figures/usual-range';
import { hasSucceeded } from '@/domain/runs/health/outcome';
import { usualDurations, type UsualDuration } from '@/domain/runs/figures/usual-duration';
import { useFormat } from '@/i18n/format/use-format';
import { useExecutionTexts } from '@/shared/execution/execution-texts';
import { Button } from '@/ui/button/button';
import { optionalPart } from '@/ui/feedback/lazy-part';
import { Section } from '@/ui/layout/section';
import { classNames } from '@/ui/theme/class-names';
import { SegmentedControl } from '@/ui/pick/segmented-control';
import type { InstanceState } from '../use-instance-state';
import type { RunChartProps } from './run-chart';
import { CountsButton } from './items-head';
import { RunTable } from './run-table';
import styles from './chart.module.css';

const RunChart = optionalPart<RunChartProps>(
  async () => ({ default: (await import('./run-chart')).RunChart }),
  ({ marks, usual, configurationHistory }) => (
    <RunTable marks={marks} usual={usual} configurationHistory={configurationHistory ?? null} />
  ),
);

/** The maximum number of runs shown. */
const RUNS = 50;
const TYPES: readonly ExecutionType[] = ['delta', 'full', 'event'];
const TABLE_SWITCH_KEY = 'run-history-table';

const NONE: readonly ItemCounter[] = [];

interface RunHistoryProps {
  row: InstanceRow;
  state: InstanceState;
}

/** Duration and outcome of the last runs of one type, with configuration changes, as a chart or as a table. */
export function RunHistory({ row, state }: RunHistoryProps) {
  const { t } = useTranslation('health');
  const words = useExecutionTexts();
  const [asTable, setAsTable] = useRememberedSwitch(TABLE_SWITCH_KEY);
  const [chosenType, setChosenType] = useState<ExecutionType | null>(null);
  const online = useOnline();
  // The chart's files must not delay the rows of the table below.
  const isReady = useFirstDataReady();
  const configurationHistory = useCachedHistory(row.code);
  const { problem } = useFreshHistory(row.code, row.updatedAt);

  const now = useServerMinute();
  const { types, type, marks, usual, itemRange, counters } = useMemo(() => {
    const { runs, items } = state;
    const types = TYPES.filter((each) => runs.some((run) => run.type === each));
    const type = types.find((each) => each === chosenType) ?? usualType(runs);
    const runsOfType = runs.filter((run) => run.type === type);
    const usual = usualDurations(runs);
    const counted = runsOfType.find(({ id }) => items.has(id));
    return {
      types,
      type,
      marks: stripOf(runsOfType, RUNS, { usual, now, items }).marks,
      usual: usual.get(type) ?? null,
      counters: (counted && items.get(counted.id)?.counters) ?? NONE,
      itemRange: usualItems(runsOfType, items),
    };
  }, [state, chosenType, now]);

  // Reserves the chart's space while runs may still arrive.
  const mayGetRuns = online && !state.hasAll;
  const job = marks.at(-1)?.run.jobCode ?? null;
  const placeClass = classNames(styles.place, marks.some(({ items }) => items !== null) && styles.placeWithItems);
  return (
    <Section
      title={t('history.title')}
      hint={<Hint state={state} marks={marks} usual={usual} itemRange={itemRange} type={words.types[type]} />}
      actions={
        marks.length > 0 && (
          <div className={styles.actions}>
            {/* The chart has its own `CountsButton`. */}
            {asTable && <CountsButton code={row.code} job={job} />}
            {types.length > 1 && (
              <SegmentedControl
                label={t('history.type')}
                options={types.map((value) => ({ value, label: words.types[value] }))}
                value={type}
                onChange={setChosenType}
              />
            )}
            <Button icon={asTable ? ChartColumn : Table2} aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
              {t('history.table')}
            </Button>
          </div>
        )
      }
    >
      {marks.length === 0 ? (
        <div className={mayGetRuns ? styles.place : undefined} />
      ) : asTable ? (
        <RunTable marks={marks} usual={usual} configurationHistory={configurationHistory ?? null} />
      ) : !isReady ? (
        <div className={placeClass} />
      ) : (
        <Suspense fallback={<div className={placeClass} />}>
          <RunChart
            marks={marks}
            usual={usual}
            itemRange={itemRange}
            configurationHistory={configurationHistory}
            historyProblem={problem}
            code={row.code}
            job={job}
            counters={counters}
          />
        </Suspense>
      )}
    </Section>
  );
}

interface HintProps {
  state: InstanceState;
  marks: readonly StripMark[];
  usual: UsualDuration | null;
  /** The usual number of processed items; null if unknown. */
  itemRange: UsualRange | null;
  /** The label of the type. */
  type: string;
}

/**
 * Says how many runs are shown, what is usual, for how many runs the items are known, and whether this device lacks
 * older runs.
 */
function Hint({ state, marks, usual, itemRange, type }: HintProps) {
  const { t } = useTranslation('health');
  const format = useFormat();
  if (state.runs.length === 0) return t(state.hasAll ? 'history.never' : 'history.noneHere');
  const worked = marks.filter(({ run }) => hasSucceeded(run.status));
  const known = worked.filter(({ items }) => items !== null).length;
  return [
    t('history.last', { count: marks.length, type: type.toLowerCase() }),
    usual && usuallyText(format.duration(usual.low), format.duration(usual.high)),
    worked.length > 0 &&
      (known === 0
        ? t('items.noneKnown')
        : t('items.known', {
            count: worked.length,
            known: format.number(known),
            number: format.number(worked.length),
          })),
    itemRange &&
      t('items.usually', {
        low: format.number(Math.round(itemRange.low)),
        high: format.number(Math.round(itemRange.high)),
      }),
    marks.length < RUNS && !state.hasAll && t('history.notAll'),
  ]
    .filter(Boolean)
    .join(', ');

  /** For short runs, `low` and `high` are often the same text, because durations are shown in whole seconds. */
  function usuallyText(low: string, high: string): string {
    return low === high ? t('fact.usually', { duration: low }) : t('history.usually', { low, high });
  }
}
