import { useMemo, useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams, Link } from 'react-router-dom';
import { useInstance } from '@/data/queries/use-instances';
import { ExecutionGrid } from '@/shared/execution/execution-grid';
import type { InstanceRow } from '@/domain/instance';
import { Section } from '@/ui/layout/section';
import { Stack } from '@/ui/layout/stack';
import { InstanceMissing } from '../instance-missing';
import { useInstanceLookup } from '../use-instance-lookup';
import { RunHistory } from './chart/run-history';
import { FactStrip } from './facts/fact-strip';
import { InstanceHead } from './instance-head';
import { InstanceDetails, InstanceNotes } from './instance-notes';
import { useInstanceState } from './use-instance-state';
import { launchPorts } from '@/data/launch/launch-ports';
import { isLookedFor, launchNotice, type LaunchNotice } from '@/data/launch/launch-state';
import { useLaunchedExecutions } from '@/data/launch/launched-executions';
import { Launcher } from '@/data/launch/launcher';
import { problemText } from '@/i18n/problem-text';
import { toast } from '@/ui/overlay/toast';
import { Banner } from '@/ui/feedback/banner';

/** One job instance with its last executions. */
export function InstanceViewPage() {
  const { code = '' } = useParams();
  const row = useInstance(code);
  const { lookup, retry } = useInstanceLookup(code, row === null);
  if (row === undefined) return null;
  if (row === null) return <InstanceMissing code={code} lookup={lookup} onRetry={retry} />;
  return <KnownInstance key={code} row={row} />;
}

function KnownInstance({ row }: { row: InstanceRow }) {
  const { busy, notice, launch } = useLaunch(row.code);
  const state = useInstanceState(row);
  return (
    <Stack gap={4}>
      <InstanceHead row={row} streak={state?.streak} busy={busy} onLaunch={launch} />
      {notice !== null && <LaunchNoticeBanner notice={notice} />}
      <FactStrip row={row} state={state} />
      <InstanceDetails row={row} />
      <InstanceNotes row={row} />
      <RunHistory row={row} state={state} />
      <LastExecutions code={row.code} />
    </Stack>
  );
}

function LastExecutions({ code }: { code: string }) {
  const { t } = useTranslation('job-instances');
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get('page') ?? '1');
  const page = Number.isSafeInteger(asked) && asked > 0 ? asked : 1;
  const filters = useMemo(() => ({ instanceCode: code }), [code]);
  return (
    <Section title={t('view.executions')}>
      <ExecutionGrid
        name={t('view.executions')}
        filters={filters}
        showCompany={false}
        page={page}
        onPageChange={(next) => setParams(next === 1 ? {} : { page: String(next) })}
      />
    </Section>
  );
}

/** Launches through the `Launcher` and watches for its executions. */
function useLaunch(code: string): {
  /** A launch is pending or being looked up, so no other launch is possible. */
  busy: boolean;
  notice: LaunchNotice | null;
  launch: (delta: boolean | null) => Promise<void>;
} {
  const { t } = useTranslation('job-instances');
  const launcher = useMemo(() => new Launcher(launchPorts, code), [code]);
  const { busy, last } = useSyncExternalStore(launcher.subscribe, launcher.snapshot);
  const notice = launchNotice(last, useLaunchedExecutions(last?.mark ?? null));

  useEffect(() => {
    launcher.resume();
    return () => launcher.close();
  }, [launcher]);

  const launch = async (delta: boolean | null): Promise<void> => {
    const launched = await launcher.launch(delta);
    if (launched === null) return;
    const { outcome, answer } = launched;
    if (outcome.ok) toast.success(t('launch.done'));
    else if (answer === 'refused') toast.error(problemText(outcome.problem));
    else toast.warning(t('launch.unclear'));
  };
  return { busy: busy || isLookedFor(last), notice, launch };
}

/** A notice about a launch with an unexpected result. */
function LaunchNoticeBanner({ notice }: { notice: LaunchNotice }) {
  const { t } = useTranslation('job-instances');
  switch (notice.kind) {
    case 'repeated':
      return (
        <Banner kind="warning">
          {t('launch.repeated', { count: notice.ids.length })} <ExecutionLinks ids={notice.ids} />
        </Banner>
      );
    case 'arrived':
      return (
        <Banner kind="info">
          {t('launch.arrived')} <ExecutionLinks ids={[notice.id]} />
        </Banner>
      );
    case 'started-anyway':
      return (
        <Banner kind="warning">
          {t('launch.startedAnyway')} <ExecutionLinks ids={[notice.id]} />
        </Banner>
      );
    case 'looking':
      return <Banner kind="warning">{t('launch.looking')}</Banner>;
    case 'not-found':
      return <Banner kind="warning">{t('launch.notFound')}</Banner>;
  }
}

function ExecutionLinks({ ids }: { ids: readonly number[] }) {
  return ids.map((id, index) => (
    <span key={id}>
      {index > 0 && ' · '}
      <Link to={`/job_execution/${id}`}>{`#${id}`}</Link>
    </span>
  ));
}
