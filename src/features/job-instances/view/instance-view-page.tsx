import { codeInPath } from '@/domain/addresses/path-segments';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useInstance } from '@/data/queries/use-instances';
import { ExecutionGrid } from '@/shared/execution/execution-grid';
import { LaunchNoticeBanner } from '@/shared/instance/launch-notice-banner';
import { useLaunch } from '@/shared/instance/use-launch';
import { useFirstScreen } from '@/data/sync/first-screen';
import type { InstanceRow } from '@/domain/instance';
import { Section } from '@/ui/layout/section';
import { Stack } from '@/ui/layout/stack';
import { MissingInstance } from '../missing-instance';
import { useInstanceLookup } from '../use-instance-lookup';
import { RunHistory } from './chart/run-history';
import { FactStrip } from './facts/fact-strip';
import { InstanceHead } from './instance-head';
import { InstanceDetails, InstanceNotes } from './instance-notes';
import { useInstanceState } from './use-instance-state';

/** One job instance with its last executions. */
export function InstanceViewPage() {
  const code = codeInPath(useLocation().pathname);
  const row = useInstance(code);
  // A known instance is shown with its executions, which mark the screen.
  useFirstScreen(row === null);
  const { lookup, retry } = useInstanceLookup(code, row === null);
  if (row === undefined) return null;
  if (row === null) return <MissingInstance code={code} lookup={lookup} onRetry={retry} />;
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
  const requested = Number(params.get('page') ?? '1');
  const page = Number.isSafeInteger(requested) && requested > 0 ? requested : 1;
  const filters = useMemo(() => ({ instanceCode: code }), [code]);
  return (
    <Section title={t('view.executions')}>
      <ExecutionGrid
        name={t('view.executions')}
        filters={filters}
        // One instance has few runs a day.
        byDay={false}
        showCompany={false}
        page={page}
        onPageChange={(next) => setParams(next === 1 ? {} : { page: String(next) })}
      />
    </Section>
  );
}
