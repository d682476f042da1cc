import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useNewerPendingRun } from '@/data/queries/executions/use-newer-pending-run';
import { useServerMinute } from '@/data/use-server-time';
import { useServerZone } from '@/data/use-server-zone';
import type { ExecutionRow } from '@/domain/execution';
import type { InstanceRow } from '@/domain/instance';
import { fieldChanges, foldVersions } from '@/domain/merge/field-changes';
import { durationOf, endOf } from '@/domain/runs/health/outcome';
import { stripOf } from '@/domain/runs/charts/strip';
import { nextRun } from '@/domain/schedule/cron-runs';
import { instanceChangesPath } from '@/domain/addresses/links';
import { executionPath } from '@/domain/addresses/paths';
import { formatDateTime, formatDay, formatHourMinute, toDate } from '@/i18n/format/date';
import { useFormat } from '@/i18n/format/use-format';
import { useChangeName } from '@/shared/instance-change/use-change-name';
import { RunStrip } from '@/shared/runs/run-strip';
import { ExactTime } from '@/ui/text/relative-time';
import { Fact } from '@/ui/text/fact';
import { UnknownChanges } from './changes/changes-section';
import type { Failure } from './use-failure';
import styles from './failure.module.css';

/** The strip shows at most this many runs. */
const STRIP_RUNS = 20;
/** At most this many changed fields are named; the rest are only counted. */
const SHOWN_NAMES = 3;

/**
 * Facts about a failure: when the failures began, the last success, the changes since the last success, and the next
 * run.
 */
export function FailureFacts({ failure }: { failure: Failure }) {
  const { t } = useTranslation('run');
  const { health, instance } = failure;
  const running = useNewerPendingRun(failure.row);
  const strip = useMemo(() => health && stripOf(health.runs, STRIP_RUNS, { items: health.items }), [health]);
  return (
    <>
      <dl className={styles.list} aria-label={t('facts.label')}>
        <Fact name={t('facts.since')}>
          <FailingSince failure={failure} />
        </Fact>
        <Fact name={t('facts.lastSuccess')}>
          <LastSuccess failure={failure} />
        </Fact>
        <Fact name={t('facts.changed')}>
          <Changed failure={failure} />
        </Fact>
        <Fact name={t('facts.next')}>
          {instance === null ? '–' : instance && <NextRun instance={instance} running={running ?? null} />}
        </Fact>
      </dl>
      <div className={styles.strip}>
        {strip !== undefined && strip.marks.length > 0 && (
          <>
            <RunStrip strip={strip} length={STRIP_RUNS} current={failure.row.id} />
            <span className={styles.note}>{t('facts.strip', { count: strip.marks.length })}</span>
          </>
        )}
      </div>
    </>
  );
}

function FailingSince({ failure: { row, health, worksSince, isFirstSuccess } }: { failure: Failure }) {
  const { t } = useTranslation('run');
  if (health === undefined) return null;
  const { count, first, mayBeLonger } = health.streak;
  const began = endOf(first ?? row);
  // A count of 0 means that the run has no integration, so earlier runs are unknown.
  if (count === 0) return <ExactTime moment={began} />;
  return (
    <>
      <p className={styles.strong}>
        {mayBeLonger && began !== null ? (
          t('facts.before', { time: formatDateTime(began) })
        ) : (
          <ExactTime moment={began} />
        )}
      </p>
      <p className={styles.note}>
        {worksSince === null ? (
          t(mayBeLonger ? 'facts.atLeast' : 'facts.inRow', { count })
        ) : (
          <Link to={executionPath(worksSince.id)}>
            {t(isFirstSuccess ? 'facts.worksAgain' : 'facts.worksLater', { id: worksSince.id })}
          </Link>
        )}
      </p>
    </>
  );
}

function LastSuccess({ failure: { health } }: { failure: Failure }) {
  const { t } = useTranslation('run');
  const format = useFormat();
  if (health === undefined) return null;
  const run = health.streak.lastSuccess;
  if (run === null) return <p className={styles.strong}>{t(health.hasAll ? 'facts.never' : 'facts.noneHere')}</p>;
  const duration = durationOf(run);
  return (
    <>
      <p className={styles.strong}>
        <ExactTime moment={endOf(run)} />
      </p>
      <p className={styles.note}>
        <Link to={executionPath(run.id)}>{t('facts.execution', { id: run.id })}</Link>{' '}
        {duration !== null && t('facts.took', { duration: format.duration(duration) })}
      </p>
    </>
  );
}

function Changed({ failure: { row, changes, isHistoryFresh, historyProblem } }: { failure: Failure }) {
  const { t } = useTranslation('run');
  const format = useFormat();
  const nameOf = useChangeName();
  const places = useMemo(() => (Array.isArray(changes) ? fieldChanges(foldVersions(changes)) : []), [changes]);
  if (changes === undefined || changes === 'none') return <p>–</p>;
  if (changes === 'unknown') return <UnknownChanges isHistoryFresh={isHistoryFresh} problem={historyProblem} />;
  if (places.length === 0) return <p className={styles.strong}>{t('facts.nothing')}</p>;
  const names = [...new Set(places.map((place) => nameOf(place).at(-1) ?? ''))];
  const others = names.length - SHOWN_NAMES;
  return (
    <>
      <p className={styles.strong}>{t('facts.fields', { count: places.length })}</p>
      <p className={styles.note}>
        <Link to={instanceChangesPath(row.instanceCode ?? '', changes)}>
          {format.list(others > 0 ? [...names.slice(0, SHOWN_NAMES), t('facts.others', { count: others })] : names)}
        </Link>
      </p>
    </>
  );
}

interface NextRunProps {
  instance: InstanceRow;
  /** The run that is running now; null if there is none. */
  running: ExecutionRow | null;
}

/** The next run by schedule. Below it, the run that is running now, or the time until the next run. */
function NextRun({ instance: { cronExpression, enabled }, running }: NextRunProps) {
  const { t } = useTranslation('health');
  const format = useFormat();
  const now = useServerMinute();
  const [zone] = useServerZone();
  const next = useMemo(() => nextRun(cronExpression, new Date(now), zone), [cronExpression, now, zone]);
  const runs = running !== null && (
    <p className={styles.note}>
      <RunningAgain run={running} />
    </p>
  );
  if (next === null || !enabled)
    return (
      <>
        <p>{t(next === null ? 'schedule.none' : 'schedule.paused')}</p>
        {runs}
      </>
    );
  return (
    <>
      <p className={styles.strong}>
        <ExactTime moment={next} />
      </p>
      {runs || <p className={styles.note}>{format.relative(next.getTime(), now)}</p>}
    </>
  );
}

/** A link to a run: "Running again since 08:12"; with the date instead of the time if it started on an earlier day. */
function RunningAgain({ run: { id, status, startedAt, createdAt } }: { run: ExecutionRow }) {
  const { t } = useTranslation('run');
  const today = formatDay(new Date(useServerMinute()));
  const start = toDate(startedAt ?? createdAt);
  if (status === 'waiting' || start === null) return <Link to={executionPath(id)}>{t('running.waiting')}</Link>;
  const day = formatDay(start);
  return (
    <Link to={executionPath(id)}>
      {day === today ? t('facts.runsAgain', { time: formatHourMinute(start) }) : t('facts.runsAgainFrom', { day })}
    </Link>
  );
}
