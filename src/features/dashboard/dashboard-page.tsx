import { memo, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAttention } from '@/data/queries/health/use-attention';
import { useRecentErrors, useRecentExecutions } from '@/data/queries/executions/use-executions';
import { useHasNoRun } from '@/data/queries/use-first-steps';
import { setNormalSilence, useNormalSilences } from '@/data/normal-silence';
import { useRememberedSwitch } from '@/data/use-remembered-switch';
import { loadMoreTexts } from '@/i18n/start-i18n';
import { useServerHour } from '@/data/use-server-time';
import type { ExecutionRow } from '@/domain/execution';
import { lazyPart, optionalPart } from '@/ui/feedback/lazy-part';
import { PageHead, type Crumb } from '@/ui/layout/page-head';
import { AttentionList } from './widgets/attention-list';
import { Band } from './band/band';
import { DashboardWidget } from './widgets/dashboard-widget';
import { PendingWidget } from './widgets/pending-widget';
import { TimelinePlaceholder } from './timeline/timeline-frame';
import { trackerLink, UNFILTERED_LINK } from './tracker-link';
import { useDashboard, type Dashboard } from './use-dashboard';
import { usePeriod } from './use-period';
import styles from './dashboard-page.module.css';
import widgetStyles from './widgets/widgets.module.css';
import { readRemembered, remember } from '@/data/user-storage';
import { PERIODS, type Period } from '@/domain/runs/period/period';
import { SegmentedControl } from '@/ui/pick/segmented-control';
import { DAY_MS } from '@/lib/durations';

const loadTimeline = async () => ({ default: (await import('./timeline/timeline')).Timeline });
const Timeline = optionalPart(loadTimeline, TimelinePlaceholder);

const loadFirstSteps = async () => {
  const [{ FirstSteps: steps }] = await Promise.all([import('./first-steps/first-steps'), loadMoreTexts()]);
  return { default: steps };
};
const FirstSteps = lazyPart(loadFirstSteps);

/** The lists show at most this many executions. */
const MAX_ROWS = 10;
/** The list of errors goes back this many days. */
const ERROR_DAYS = 7;

/** The state of all integrations: a summary in one sentence, then what needs attention, the timeline and executions. */
export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const dashboard = useDashboard();
  const [hidesSteps, setHidesSteps] = useRememberedSwitch('first-steps-hidden');
  const hasNoRun = useHasNoRun(dashboard.isFirstDataReady && !hidesSteps);
  const crumbs = [{ label: t('app.home', { ns: 'common' }) }];
  if (hasNoRun && !hidesSteps)
    return (
      <>
        <PageHead title={t('title')} crumbs={crumbs} />
        <Suspense fallback={null}>
          <FirstSteps onHide={() => setHidesSteps(true)} />
        </Suspense>
      </>
    );
  return <Overview dashboard={dashboard} crumbs={crumbs} />;
}

/** The dashboard of an account with executions. */
function Overview({ dashboard, crumbs }: { dashboard: Dashboard; crumbs: readonly Crumb[] }) {
  const { t } = useTranslation('dashboard');
  const [period, setPeriod] = useChosenPeriod();
  const normal = useNormalSilences();
  const { isFirstDataReady, instances, lastDueTimes } = dashboard;
  const attention = useAttention(isFirstDataReady ? instances : undefined, lastDueTimes, normal);
  const hasAttention = attention !== undefined;
  const periodData = usePeriod(period, dashboard, { readsAhead: hasAttention });
  useEffect(() => {
    // Loads the code of the timeline early. If that fails, `Timeline` tries again and handles the failure.
    if (isFirstDataReady) loadTimeline().catch(() => undefined);
  }, [isFirstDataReady]);
  // The timeline takes longer to draw than the figures. Its data is deferred, so that the figures appear first.
  const timelineData = useDeferredValue(periodData);
  return (
    <>
      <div className={styles.head}>
        <PageHead title={t('title')} crumbs={crumbs} />
        <PeriodSwitch value={period} onChange={setPeriod} />
      </div>
      <div className={styles.parts}>
        <Band
          periodData={periodData}
          dashboard={dashboard}
          attention={attention}
          isBusy={periodData.period !== period}
        />
        <AttentionList items={attention} dashboard={dashboard} onMarkNormal={setNormalSilence} />
        <div aria-busy={timelineData.period !== period || undefined}>
          <Suspense fallback={<TimelinePlaceholder />}>
            {/* The timeline waits until the list above has its size: a growing list would push it down. */}
            {hasAttention ? <Timeline periodData={timelineData} dashboard={dashboard} /> : <TimelinePlaceholder />}
          </Suspense>
        </div>
        <div className={widgetStyles.widgets}>
          {dashboard.isFirstDataReady ? <LastExecutions /> : <LastExecutionsPlaceholder />}
          {/* This list appears and disappears as runs start and end. It is last, so that it moves nothing else. */}
          <PendingWidget />
        </div>
      </div>
    </>
  );
}

const PERIOD_KEY = 'dashboard-period';

/** The period of the dashboard, remembered for each user; 'night' by default. */
function useChosenPeriod(): [Period, (period: Period) => void] {
  const [period, setPeriod] = useState(rememberedPeriod);
  const choose = (next: Period): void => {
    remember(PERIOD_KEY, next);
    setPeriod(next);
  };
  return [period, choose];
}

function rememberedPeriod(): Period {
  const name = readRemembered(PERIOD_KEY);
  return PERIODS.find((period) => period === name) ?? 'night';
}

/** Chooses the period that the dashboard shows. */
function PeriodSwitch({ value, onChange }: { value: Period; onChange: (period: Period) => void }) {
  const { t } = useTranslation('dashboard');
  const options = PERIODS.map((period) => ({ value: period, label: t(`period.${period}`) }));
  return <SegmentedControl label={t('period.label')} options={options} value={value} onChange={onChange} />;
}

const LastExecutions = memo(function LastExecutions() {
  const recent = useRecentExecutions(MAX_ROWS);
  const errors = useRecentErrors(MAX_ROWS, ERROR_DAYS);
  return <LastExecutionLists recent={recent} errors={errors} />;
});

function LastExecutionsPlaceholder() {
  return <LastExecutionLists recent={undefined} errors={undefined} />;
}

interface LastExecutionListsProps {
  recent: readonly ExecutionRow[] | undefined;
  errors: readonly ExecutionRow[] | undefined;
}

function LastExecutionLists({ recent, errors }: LastExecutionListsProps) {
  const { t } = useTranslation('dashboard');
  const errorsLink = trackerLink('error', useServerHour() - ERROR_DAYS * DAY_MS);
  return (
    <>
      <DashboardWidget title={t('recent')} rows={recent} empty={t('recentEmpty')} trackerLink={UNFILTERED_LINK} />
      <DashboardWidget title={t('errors')} rows={errors} empty={t('errorsEmpty')} trackerLink={errorsLink} />
    </>
  );
}
