import { useMissingReason } from '@/data/sync/use-missing-reason';
import { missingText } from '@/i18n/missing-text';
import { CloudOff, ListChecks } from 'lucide-react';
import type { TFunction } from 'i18next';
import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isPending } from '@/domain/execution-status';
import { executionLogPath } from '@/domain/addresses/paths';
import { ExecutionMoment } from '@/shared/execution/time/execution-moment';
import { ExecutionStatusBadge } from '@/shared/execution/execution-status-badge';
import { useExecutionTexts, type ExecutionTexts } from '@/shared/execution/execution-texts';
import { EndOrRunningTime } from '@/shared/execution/time/end-or-running-time';
import { problemText } from '@/i18n/problem-text';
import { loadMoreTexts } from '@/i18n/start-i18n';
import type { ExecutionRow, StepRow } from '@/domain/execution';
import { Button } from '@/ui/button/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { lazyPart } from '@/ui/feedback/lazy-part';
import type { Column } from '@/ui/table/column';
import { DataTable } from '@/ui/table/data-table';
import { stepText } from '@/shared/runs/run-names';
import { StepSummary } from './step-summary';
import type { Lookup } from '@/data/queries/use-lookup';
import type { UsualTimes } from './usual-times';
import styles from '../execution-page.module.css';

const WarningsModal = lazyPart(async () => {
  const [part] = await Promise.all([import('./warnings-modal'), loadMoreTexts()]);
  return { default: part.WarningsModal };
});
const StepLane = lazyPart(async () => ({ default: (await import('./step-lane')).StepLane }));
const StepAxis = lazyPart(async () => ({ default: (await import('./step-lane')).StepAxis }));

interface StepTableProps {
  run: ExecutionRow;
  /** Null until the usual times are known. Until then, the bars of the steps are hidden. */
  usual: UsualTimes | null;
  /** Undefined until the steps are in the cache. */
  steps: readonly StepRow[] | undefined;
  lookup: Lookup;
  /** False once it is known that the run has ended without a log. */
  hasLog: boolean;
  onRetry: () => void;
}

const keyOf = (step: StepRow): number => step.id;

/** The steps of an execution, with a bar for the duration of each step. A modal shows the warnings of a step. */
export function StepTable({ run, usual, steps, lookup, hasLog, onRetry }: StepTableProps) {
  const { t } = useTranslation('executions');
  const [open, setOpen] = useState<StepRow | null>(null);
  const reason = useMissingReason();
  const words = useExecutionTexts();
  const columns = useMemo(
    () => stepColumns(t, words, { run, hasLog }, setOpen, laneColumn(t, run, steps ?? [], usual)),
    [t, words, run, hasLog, steps, usual],
  );
  if (steps === undefined && lookup.state === 'offline')
    return <EmptyState icon={CloudOff} title={t('steps.missing')} text={missingText(reason)} />;
  if (steps === undefined && lookup.state === 'failed')
    return <ErrorState title={t('steps.failed')} text={problemText(lookup.problem)} onRetry={onRetry} />;
  return (
    <>
      <DataTable
        label={t('steps.title')}
        columns={columns}
        rows={steps}
        rowKey={keyOf}
        skeletonRows={3}
        stickyHead={false}
        empty={
          isPending(run.status) ? (
            <EmptyState icon={ListChecks} title={t('steps.none')} text={t('steps.noneText')} />
          ) : (
            <EmptyState icon={ListChecks} title={t('steps.noneFinished')} />
          )
        }
      />
      {open !== null && (
        <Suspense>
          <WarningsModal run={run} step={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}

function stepColumns(
  t: TFunction<'executions'>,
  words: ExecutionTexts,
  { run, hasLog }: Pick<StepTableProps, 'run' | 'hasLog'>,
  openWarnings: (step: StepRow) => void,
  lane: Column<StepRow>,
): Column<StepRow>[] {
  // The times of a skipped step mean nothing. Screen readers get the status of the step instead of a dash.
  const orSkipped = (step: StepRow, content: ReactNode, isKnown = false): ReactNode =>
    step.status === 'skipped' && !isKnown ? (
      <span className={styles.none}>
        <span aria-hidden>–</span>
        <span className="visually-hidden">{words.statusOf(step.status)}</span>
      </span>
    ) : (
      content
    );
  return [
    {
      key: 'step',
      header: t('steps.step'),
      width: 'step',
      narrow: 'title',
      cell: (step) => {
        const name = stepText(step.stepName);
        // A skipped step has no lines in the log.
        if (!hasLog || step.status === 'skipped')
          return (
            <span className={styles.stepName} title={name}>
              {name}
            </span>
          );
        return (
          <Link className={styles.stepName} to={executionLogPath(run.id, step.id)} title={name}>
            {name}
          </Link>
        );
      },
    },
    {
      key: 'status',
      header: t('steps.status'),
      width: 'status',
      narrow: 'side',
      cell: (step) => <ExecutionStatusBadge status={step.status} warningCount={step.warningCount} words={words} />,
    },
    {
      key: 'summary',
      header: t('steps.summary'),
      width: '20%',
      narrow: 'meta',
      cell: (step) => (
        <span className={styles.summary}>
          {orSkipped(step, <StepSummary summary={step.summary} />, Object.keys(step.summary).length > 0)}
          {step.warningCount > 0 && (
            <Button size="small" onClick={() => openWarnings(step)}>
              {t('warnings.open')}
            </Button>
          )}
        </span>
      ),
    },
    lane,
    {
      key: 'start',
      header: t('steps.start'),
      width: 'time',
      priority: 2,
      narrow: 'metaEnd',
      cell: (step) => orSkipped(step, <ExecutionMoment moment={step.createdAt} />),
    },
    {
      key: 'end',
      header: t('steps.end'),
      width: 'time',
      cell: (step) =>
        orSkipped(
          step,
          // If a job was killed, its last step may stay in progress. So in an ended run, the status of the run replaces
          // that of the step.
          <EndOrRunningTime
            status={isPending(run.status) ? step.status : run.status}
            startedAt={step.createdAt}
            endedAt={step.endDate}
          />,
        ),
    },
  ];
}

/** The column with a bar for each step on the axis of the run. */
function laneColumn(
  t: TFunction<'executions'>,
  run: ExecutionRow,
  steps: readonly StepRow[],
  usual: UsualTimes | null,
): Column<StepRow> {
  const lane = usual === null ? null : { run, steps, usual };
  return {
    key: 'lane',
    header: t('steps.timeline'),
    head: lane && (
      <Suspense fallback={<span className="visually-hidden">{t('steps.timeline')}</span>}>
        <StepAxis {...lane} />
      </Suspense>
    ),
    priority: 3,
    narrow: 'metaLine',
    cell: (step) =>
      lane && (
        <Suspense>
          <StepLane {...lane} step={step} />
        </Suspense>
      ),
  };
}
