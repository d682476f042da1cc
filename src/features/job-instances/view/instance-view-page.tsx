import { memo, Suspense, useRef, useState } from 'react';
import { codeInPath } from '@/domain/addresses/path-segments';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useInstance } from '@/data/queries/use-instances';
import { LaunchNoticeBanner } from '@/shared/instance/launch-notice-banner';
import { useLaunch } from '@/shared/instance/use-launch';
import { useFirstScreen } from '@/data/sync/first-screen';
import type { InstanceRow } from '@/domain/instance';
import { loadMoreTexts } from '@/i18n/start-i18n';
import { optionalPart } from '@/ui/feedback/lazy-part';
import { Stack } from '@/ui/layout/stack';
import { MissingInstance } from '../missing-instance';
import { useInstanceLookup } from '@/data/queries/use-instance-lookup';
import { RunHistory } from './chart/run-history';
import { FactStrip } from './facts/fact-strip';
import { InstanceHead } from './instance-head';
import { InstanceDetails, InstanceNotes } from './instance-notes';
import { LastExecutions, useLastExecutions } from './last-executions';
import { useInstanceState, type InstanceState } from './use-instance-state';
import styles from './view.module.css';

/** The code is loaded when a person opens the panel, or when the integration is failing. */
const CheckPanel = optionalPart(
  async () => {
    const [{ CheckPanel: Part }] = await Promise.all([import('./check/check-panel'), loadMoreTexts()]);
    return { default: Part };
  },
  () => null,
);

/** One job instance with its last executions. */
export function InstanceViewPage() {
  const code = codeInPath(useLocation().pathname);
  return <InstanceView key={code} code={code} />;
}

function InstanceView({ code }: { code: string }) {
  const row = useInstance(code);
  // The page waits for the rows and shows everything at once, because drawing only a part first would delay the rows.
  const executions = useLastExecutions(code);
  const state = useInstanceState(code, row);
  const hasRead = row !== undefined && executions.executionPage !== undefined && state !== undefined;
  useFirstScreen(row === null || hasRead);
  const { lookup, retry } = useInstanceLookup(code, row === null);
  if (row === null) return <MissingInstance code={code} lookup={lookup} onRetry={retry} />;
  if (!hasRead) return null;
  return (
    <Stack gap={4}>
      <KnownInstance row={row} state={state} />
      <LastExecutions {...executions} runs={state.runs} items={state.items} />
    </Stack>
  );
}

/** Everything on the page except the executions, which change more often. */
const KnownInstance = memo(function KnownInstance({ row, state }: { row: InstanceRow; state: InstanceState }) {
  const { busy, notice, launch } = useLaunch(row.code);
  const [params] = useSearchParams();
  const [isCheckOpen, setCheckOpen] = useState(params.has('check'));
  const checkButton = useRef<HTMLButtonElement>(null);
  const isFailing = state.health.state === 'error';
  return (
    <>
      <InstanceHead
        row={row}
        state={state}
        busy={busy}
        onLaunch={launch}
        isCheckOpen={isCheckOpen}
        checkButton={checkButton}
        onToggleCheck={() => setCheckOpen(!isCheckOpen)}
      />
      {notice !== null && <LaunchNoticeBanner notice={notice} />}
      <FactStrip row={row} state={state} />
      {(isCheckOpen || isFailing) && (
        <Suspense fallback={<div className={styles.checkPlace} />}>
          <CheckPanel
            key={String(isCheckOpen)}
            code={row.code}
            isOpenedByPerson={isCheckOpen}
            onClose={() => {
              setCheckOpen(false);
              checkButton.current?.focus();
            }}
          />
        </Suspense>
      )}
      <InstanceDetails row={row} />
      <InstanceNotes row={row} />
      <RunHistory row={row} state={state} />
    </>
  );
});
