import { LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ExecutionRow, StepRow } from '@/domain/execution';
import { isPending } from '@/domain/execution-status';
import { outcomeOf } from '@/domain/runs/health/outcome';
import { expectedEnd, roundedLeft, type ExpectedEnd } from '@/domain/runs/figures/expected-end';
import { stepProgress, type StepProgress } from '@/domain/runs/figures/run-items';
import type { UsualDuration } from '@/domain/runs/figures/usual-duration';
import { formatClock } from '@/i18n/format/date';
import { useFormat } from '@/i18n/format/use-format';
import { useExecutionTexts } from '@/shared/execution/execution-texts';
import { useOnline } from '@/data/sync/use-sync';
import { useServerSecond } from '@/data/use-server-time';
import { classNames } from '@/ui/theme/class-names';
import { stepText } from '@/shared/runs/run-names';
import { CounterList } from '../steps/step-summary';
import frame from '../execution-page.module.css';
import styles from './running-summary.module.css';

interface RunningSummaryProps {
  row: ExecutionRow;
  /** Undefined while this device does not have the steps. */
  steps: readonly StepRow[] | undefined;
  /** The number of steps that a run of this kind has; null if unknown. */
  stepCount: number | null;
  /** The usual duration of runs of this type; null if unknown. */
  usual: UsualDuration | null;
}

/** At most this many counters of the running step are shown. */
const MAX_COUNTERS = 4;

/**
 * The summary of a running execution: the running step with its counters, and the progress and expected end of the run,
 * computed from the usual duration and the speed of the step. After the end, the summary stays and says when the run
 * ended.
 */
export function RunningSummary({ row, steps, stepCount, usual }: RunningSummaryProps) {
  const { t } = useTranslation('run');
  const format = useFormat();
  const words = useExecutionTexts();
  const online = useOnline();
  const isRunning = isPending(row.status);
  const clock = useServerSecond(isRunning);
  const finished = row.finishedAt === null ? null : Date.parse(row.finishedAt);
  const now = isRunning ? clock : (finished ?? 0);
  const start = row.startedAt === null ? null : Date.parse(row.startedAt);
  const elapsed = start === null ? 0 : Math.max(0, now - start);
  const index = steps?.findLastIndex(({ status }) => isPending(status)) ?? -1;
  const step = steps?.[index];
  const count = stepCount !== null && stepCount > index ? stepCount : null;
  const progress = steps === undefined ? null : stepProgress(steps, index, now);
  // Null if the total is only a guess from the previous step, or while offline, because the counters are not updated
  // then.
  const stepLeft = progress === null || progress.isAbout || !online ? null : progress.left;
  const end = expectedEnd(row, usual, stepLeft, now);
  // The duration that the whole bar stands for, in milliseconds. The line above the bar shows it.
  const whole = isRunning && end.kind === 'expected' && start !== null ? end.at - start : (usual?.median ?? 0);
  const counters = Object.entries(step?.summary ?? {}).slice(0, MAX_COUNTERS);
  return (
    <div
      className={classNames(
        frame.running,
        start !== null && isRunning && frame.started,
        styles.answer,
        !isRunning && styles.ended,
        !isRunning && styles[outcomeOf(row.status)],
      )}
    >
      <div className={styles.main}>
        <p className={styles.step}>
          {isRunning && step !== undefined && (
            <>
              <LoaderCircle size={16} aria-hidden />
              {count === null
                ? t('running.step', { number: index + 1, name: stepText(step.stepName) })
                : t('running.stepOf', { number: index + 1, count, name: stepText(step.stepName) })}
            </>
          )}
          {!isRunning && words.statusOf(row.status)}
        </p>
        <p className={styles.sentence}>{isRunning ? sentence(end) : ending()}</p>
        {usual !== null && start !== null && (
          <>
            <p className={styles.note}>
              <span>{isRunning && t('running.since', { duration: format.duration(elapsed) })}</span>
              <span>
                {t(whole === usual.median ? 'running.usual' : 'running.expected')} {format.duration(whole)}
              </span>
            </p>
            {isRunning && (
              <progress
                className={styles.track}
                aria-label={t('running.progress')}
                max={whole}
                value={Math.min(elapsed, whole)}
              />
            )}
          </>
        )}
        {isRunning && progress !== null && <p className={styles.items}>{itemsText(progress)}</p>}
      </div>
      {isRunning && step !== undefined && counters.length === 0 && (
        <p className={styles.none}>{t('running.noCounter')}</p>
      )}
      {counters.length > 0 && <CounterList counters={counters} className={styles.counters} />}
    </div>
  );

  function itemsText({ count: done, total, isAbout, perMinute, left }: StepProgress): string {
    const number = format.number(done);
    const parts = [
      total === null
        ? t('items.count', { ns: 'executions', count: done, number })
        : t(isAbout ? 'items.ofAbout' : 'items.of', { done: number, total: format.number(total) }),
    ];
    if (perMinute !== null) parts.push(t('items.rate', { ns: 'executions', rate: format.number(perMinute) }));
    // Omitted if the sentence above already says when the whole run will end.
    if (left !== null && left > 0 && end.kind !== 'expected')
      parts.push(t('items.left', { duration: format.rounded(roundedLeft(left)) }));
    return parts.join(', ');
  }

  function ending(): string {
    if (finished === null || start === null) return t('running.ended');
    return t('running.endedAt', { time: formatClock(new Date(finished)), duration: format.duration(elapsed) });
  }

  function sentence(expected: ExpectedEnd): string {
    switch (expected.kind) {
      case 'waiting':
        return t('running.waiting');
      case 'unknown':
        return t('running.noEnd');
      case 'late':
        // The text has no durations, because the line above the progress bar shows them.
        return t('running.late');
      case 'usual':
        return t('running.usualEnd', { time: formatClock(new Date(expected.at)) });
      case 'expected':
        return t('running.left', { duration: format.rounded(expected.left), time: formatClock(new Date(expected.at)) });
    }
  }
}
