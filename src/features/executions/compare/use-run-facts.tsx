import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRunItems } from '@/data/queries/executions/use-run-items';
import type { ExecutionRow, StepRow } from '@/domain/execution';
import { isSameDuration, isSameStep, pairSteps, stepDuration } from '@/domain/runs/figures/compare-runs';
import { durationOf } from '@/domain/runs/health/outcome';
import { formatDateTime } from '@/i18n/format/date';
import { useFormat } from '@/i18n/format/use-format';
import { visible } from '@/lib/text/visible-text';
import { creatorText, useExecutionTexts } from '@/shared/execution/execution-texts';
import { StatusBadge } from '@/ui/feedback/status-badge';
import { Reason } from '@/ui/text/reason';
import { counterText, counterValue, stepText } from '@/shared/runs/run-names';
import type { Fact } from './fact-table';
import type { ComparedRun } from './use-compared-run';
import styles from './compare.module.css';

/**
 * The facts of two runs, side by side.
 * @returns `steps` is null until this device has the steps of both runs
 */
export function useRunFacts(a: ComparedRun, b: ComparedRun): { outcome: Fact[]; steps: Fact[] | null } {
  const { t } = useTranslation(['executions', 'copies']);
  const format = useFormat();
  const texts = useExecutionTexts();

  const fact = (key: string, name: string, textOf: (run: ComparedRun) => string): Fact => {
    const [left, right] = [textOf(a), textOf(b)];
    return { key, name, a: left, b: right, isSame: left === right };
  };
  const items = { a: useRunItems(a.row), b: useRunItems(b.row) };
  const itemText = (run: ComparedRun): string => {
    const counted = run === a ? items.a : items.b;
    return counted == null ? '–' : format.number(counted.count);
  };
  const status = ({ row }: ComparedRun): ReactNode => (
    <span className={styles.status}>
      <StatusBadge status={row.status} word={texts.statusOf(row.status)} />
      {row.errorMessage !== null && <Reason message={row.errorMessage} className={styles.reason} />}
    </span>
  );
  const duration = (value: number | null): string => (value === null ? '–' : format.duration(value));
  const durations = [durationOf(a.row), durationOf(b.row)] as const;

  const hasSteps = a.steps !== undefined && b.steps !== undefined;
  const itemFact = fact('items', t('fact.items'), itemText);
  const outcome: Fact[] = [
    { key: 'instance', name: t('column.instance'), ...instancesOf(a.row, b.row) },
    {
      key: 'status',
      name: t('column.status'),
      a: status(a),
      b: status(b),
      isSame: a.row.status === b.row.status && a.row.errorMessage === b.row.errorMessage,
    },
    fact('type', t('column.type'), ({ row }) => texts.types[row.type]),
    fact('startedAt', t('column.startedAt'), ({ row }) => formatDateTime(row.startedAt ?? row.createdAt)),
    {
      key: 'duration',
      name: t('fact.duration'),
      a: duration(durations[0]),
      b: (
        <>
          {duration(durations[1])} <Longer by={differenceOf(durations)} />
        </>
      ),
      isSame: isSameDuration(...durations),
    },
    fact('warnings', t('warnings.open'), ({ row }) => format.number(row.warningCount)),
    // Until the items are known, this row counts as a difference, so that it is shown and nothing moves later.
    { ...itemFact, isSame: hasSteps && itemFact.isSame },
    fact('createdBy', t('column.createdBy'), ({ row }) => creatorText(row, texts)),
  ];

  const step = (each: StepRow | null): ReactNode => {
    if (each === null) return <span className={styles.note}>{t('copies:runs.noStep')}</span>;
    const counters = Object.entries(each.summary).map(
      ([name, value]) => `${counterValue(value, format)} ${counterText(name)}`,
    );
    return (
      <>
        {[duration(stepDuration(each)), ...counters].join(', ')}
        {each.status !== 'success' && (
          <>
            {' '}
            <StatusBadge status={each.status} word={texts.statusOf(each.status)} />
          </>
        )}
      </>
    );
  };
  const steps =
    a.steps === undefined || b.steps === undefined
      ? null
      : pairSteps(a.steps, b.steps).map((pair, index): Fact => ({
          key: String(index),
          name: stepText(pair.name),
          a: step(pair.a),
          b: step(pair.b),
          isSame: isSameStep(pair),
        }));
  return { outcome, steps };
}

/** The names of the integrations of two runs, with their codes if two integrations have the same name. */
function instancesOf(a: ExecutionRow, b: ExecutionRow): Pick<Fact, 'a' | 'b' | 'isSame'> {
  const name = ({ instanceLabel, instanceCode }: ExecutionRow): string => visible(instanceLabel) ?? instanceCode ?? '–';
  const hasOneName = name(a) === name(b);
  const isSame = a.instanceCode === b.instanceCode && (a.instanceCode !== null || hasOneName);
  const needsCodes = hasOneName && !isSame;
  const text = (row: ExecutionRow): string => (needsCodes ? `${name(row)} · ${row.instanceCode ?? '–'}` : name(row));
  return { a: text(a), b: text(b), isSame };
}

/** How much longer the second duration is, milliseconds; negative if it is shorter, null if a duration is unknown. */
const differenceOf = ([a, b]: readonly [number | null, number | null]): number | null =>
  a === null || b === null ? null : b - a;

function Longer({ by }: { by: number | null }) {
  const format = useFormat();
  if (by === null || Math.abs(by) < 1_000) return null;
  return <span className={styles.note}>{`${by < 0 ? '−' : '+'}${format.duration(Math.abs(by))}`}</span>;
}

/** Returns a function that gives the title of a run's column: "Execution 402, 20/11/2026 03:30:00". */
export function useRunTitle(): (row: ExecutionRow) => string {
  const { t } = useTranslation('executions');
  return ({ id, createdAt }) => `${t('view.crumb', { id })}, ${formatDateTime(createdAt)}`;
}
