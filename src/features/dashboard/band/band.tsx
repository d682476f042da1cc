import { CircleAlert, CircleCheck, History, TriangleAlert, type LucideIcon } from 'lucide-react';
import { Fragment, useId, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePermissions } from '@/data/session/use-session';
import type { AttentionItem } from '@/data/queries/health/use-attention';
import { useLateRuns, type LateRun } from '@/data/queries/health/use-late-runs';
import { usePendingExecutions } from '@/data/queries/executions/use-executions';
import { firstDue } from '@/data/queries/period/use-period';
import { useAsOf, useOnline } from '@/data/sync/use-sync';
import type { Period } from '@/domain/runs/period/period';
import type { PeriodResult } from '@/domain/runs/period/period-result';
import { formatMoment } from '@/i18n/format/date';
import { useFormat } from '@/i18n/format/use-format';
import { changesPath } from '@/domain/addresses/links';
import { executionPath } from '@/domain/addresses/paths';
import { writeCreatedSpan } from '@/domain/runs/period/created-span';
import { useAnomalyTexts } from '@/shared/runs/use-anomaly-texts';
import { visible } from '@/lib/text/visible-text';
import { tooltip } from '@/ui/overlay/tooltip';
import { Skeleton } from '@/ui/feedback/skeleton';
import { classNames } from '@/ui/theme/class-names';
import { PENDING_LINK, SILENT_LINK } from '../tracker-link';
import type { Dashboard } from '../use-dashboard';
import type { PeriodData } from '../use-period';
import { BandFigure } from './band-figure';
import { bandTexts, type BandTone } from './band-texts';
import { FIGURES, useBand, type BandData } from './use-band';
import styles from './band.module.css';

const ICONS = {
  error: CircleAlert,
  warning: TriangleAlert,
  success: CircleCheck,
  quiet: History,
} satisfies Record<BandTone, LucideIcon>;

interface BandProps {
  periodData: PeriodData;
  dashboard: Dashboard;
  /** The integrations that need attention; undefined until known. */
  attention: readonly AttentionItem[] | undefined;
  /** True while the data of a newly chosen period is being read. */
  isBusy: boolean;
}

/**
 * Says in one sentence whether the runs of a period worked, and counts the runs. The height of the band never changes.
 */
export function Band({ periodData, dashboard, attention, isBusy }: BandProps) {
  const data = useBand(periodData, dashboard, attention);
  const result = data?.result ?? null;
  return (
    <div className={styles.band} aria-busy={isBusy || undefined}>
      {data === undefined || result === null ? (
        <StatementPlaceholder period={periodData.period} />
      ) : (
        <Statement data={{ ...data, result }} dashboard={dashboard} />
      )}
      <ul className={styles.figures}>
        {FIGURES.map((key, index) => (
          <BandFigure key={key} name={key} data={data} figure={data?.figures[index]} />
        ))}
      </ul>
    </div>
  );
}

interface StatementProps {
  data: BandData & { result: PeriodResult };
  dashboard: Dashboard;
}

function Statement({ data, dashboard }: StatementProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const id = useId();
  const { tone, sentence, lines, silentLine } = bandTexts(data, t, format);
  const Icon = ICONS[tone];
  const lateRuns = useLateRuns(dashboard.isFirstDataReady ? dashboard.now : null) ?? [];
  const hasLateRuns = lateRuns.length > 0;
  return (
    <section className={classNames(styles.statement, styles[tone])} data-period={data.period} aria-labelledby={id}>
      <p className={styles.kicker}>
        <Icon size={16} aria-hidden />
        <span>
          <Kicker period={data.period} />
        </span>
        {/* The link has no number of changes: to count them, the versions of every integration must be read. */}
        <Link
          className={styles.changes}
          to={changesPath({ period: writeCreatedSpan({ from: data.span.from, to: null }) })}
        >
          {t('changesSince')}
        </Link>
      </p>
      <h2 id={id} className={styles.sentence}>
        {sentence}
      </h2>
      <p className={styles.lines}>
        {hasLateRuns && (
          <>
            <LateRuns late={lateRuns} />{' '}
          </>
        )}
        {lines.map((line) =>
          line === silentLine ? (
            <Fragment key={line}>
              <Link to={SILENT_LINK}>{line}</Link>{' '}
            </Fragment>
          ) : (
            `${line} `
          ),
        )}
        <RunningNow dashboard={dashboard}>
          {/* Late runs are shown instead of the next run, because the band has no room for both. */}
          {!hasLateRuns && <NextRun dashboard={dashboard} />}
        </RunningNow>
      </p>
    </section>
  );
}

/** The name of the period or, while offline, the time at which the data was current. */
function Kicker({ period }: { period: Period }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const asOf = useAsOf();
  const online = useOnline();
  return online || asOf === null ? t(`kicker.${period}`) : t('kicker.asOf', { time: format.dateTime(asOf) });
}

/** How many executions are late, and which of them has been late the longest. */
function LateRuns({ late }: { late: readonly LateRun[] }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { lateText } = useAnomalyTexts();
  const [first] = late;
  if (first === undefined) return null;
  const { run, lateSince } = first;
  return (
    <Link className={styles.late} to={executionPath(run.id)} {...tooltip(lateText(lateSince).rule)}>
      {t('line.late', {
        count: late.length,
        number: format.number(late.length),
        label: visible(run.instanceLabel) ?? run.instanceCode ?? String(run.id),
        time: formatMoment(lateSince),
      })}
    </Link>
  );
}

/** How many executions are running. This text and `children` appear together, so that the lines move only once. */
function RunningNow({ dashboard: { nextRuns }, children }: { dashboard: Dashboard; children: ReactNode }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const count = usePendingExecutions(1)?.total;
  if (count === undefined || nextRuns === undefined) return null;
  return (
    <span className={styles.running}>
      {count === 0 ? (
        t('line.idle')
      ) : (
        <Link to={PENDING_LINK}>{t('line.running', { count, number: format.number(count) })}</Link>
      )}{' '}
      {children}
    </span>
  );
}

/** The next scheduled run and when it starts. */
function NextRun({ dashboard: { instances, nextRuns, now } }: { dashboard: Dashboard }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { superAdmin } = usePermissions();
  const next = useMemo(() => instances && nextRuns && firstDue(instances, nextRuns), [instances, nextRuns]);
  if (next == null) return null;
  const { label, company } = next.instance;
  return (
    <span data-tooltip={format.dateTime(next.time)}>
      {t('line.next', {
        // No-break spaces, because a line break inside "in 3 h" is hard to read.
        when: format.relative(next.time, now).replaceAll(' ', '\u00a0'),
        label: superAdmin && company !== null ? `${label} (${company})` : label,
      })}
    </span>
  );
}

/** Placeholder for the statement until the data is known. */
function StatementPlaceholder({ period }: { period: Period }) {
  const { t } = useTranslation('dashboard');
  return (
    <section className={styles.statement} aria-label={t(`kicker.${period}`)} aria-busy>
      <p className={styles.kicker}>
        <Skeleton width="120px" />
      </p>
      <p className={styles.sentence}>
        <Skeleton width="420px" height="20px" />
      </p>
      <p className={styles.lines}>
        <Skeleton width="280px" />
      </p>
    </section>
  );
}
