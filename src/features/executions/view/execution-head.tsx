import { Download, PackageX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCacheQuery } from '@/data/queries/use-cache-query';
import { usePermissions } from '@/data/session/use-session';
import { useOnline } from '@/data/sync/use-sync';
import { isPending } from '@/domain/execution-status';
import { ExecutionStatusBadge } from '@/shared/execution/execution-status-badge';
import { useExecutionTexts } from '@/shared/execution/execution-texts';
import { StopButton } from '@/shared/execution/stop-button';
import type { ExecutionRow, StepRow } from '@/domain/execution';
import type { Shortfall } from '@/domain/runs/figures/item-shortfall';
import { LazyWatchButton } from '@/shared/watch/lazy-watch-button';
import { Button } from '@/ui/button/button';
import { loadMoreTexts } from '@/i18n/start-i18n';
import { Badge } from '@/ui/feedback/badge';
import { optionalPart } from '@/ui/feedback/lazy-part';
import { PageActions } from '@/ui/layout/page-actions';
import { PageHead } from '@/ui/layout/page-head';
import { useExecutionCrumbs } from '../use-execution-crumbs';
import { Suspense, useState, type Ref } from 'react';
import { loadPart } from '@/lib/browser/load-part';
import { toast } from '@/ui/overlay/toast';
import styles from './execution-page.module.css';

// `RunActions` comes before the other actions, so that the other actions do not move when `RunActions` appears.
const RunActions = optionalPart(
  async () => ({ default: (await Promise.all([import('./run-actions'), loadMoreTexts()]))[0].RunActions }),
  () => null,
);

// Placed at the end of the title's line, where its space is reserved.
const NeighbourRuns = optionalPart(
  async () => ({
    default: (await Promise.all([import('./analysis/neighbour-runs'), loadMoreTexts()]))[0].NeighbourRuns,
  }),
  () => null,
);

interface ExecutionHeadProps {
  row: ExecutionRow;
  /** Undefined while this device does not have the steps. */
  steps: readonly StepRow[] | undefined;
  /** Set if the run processed nothing or far less than usual; null otherwise, and until that is known. */
  shortfall: Shortfall | null;
  /** False once it is known that the run has ended without a log. */
  hasLog: boolean;
  /**
   * A ref to the element in which a phone shows the primary action for a failed run; null if there is no such action.
   */
  barRef: Ref<HTMLElement> | null;
}

/** Title, status and actions of an execution. */
export function ExecutionHead({ row, steps, shortfall, hasLog, barRef }: ExecutionHeadProps) {
  const { t } = useTranslation('executions');
  const { operate } = usePermissions();
  const words = useExecutionTexts();
  const crumbs = useExecutionCrumbs(t('view.crumb', { id: row.id }));
  const label = row.instanceLabel ?? row.instanceCode ?? t('view.crumb', { id: row.id });
  const isRunning = isPending(row.status);
  const stop = operate && isRunning ? <StopButton row={row} label={label} /> : null;
  const log = <LogButton id={row.id} hasLog={hasLog} />;
  // Two placeholders, because a phone shows "…" only for more than two actions. Each placeholder counts as an action.
  const placeholders = (
    <>
      <span className={styles.later} />
      <span className={styles.laterIcons} />
    </>
  );
  const primary = barRef === null ? stop : <span ref={barRef} className={styles.bar} />;
  return (
    <PageHead
      title={label}
      crumbs={crumbs}
      badge={
        <>
          <ExecutionStatusBadge status={row.status} warningCount={row.warningCount} words={words} />
          {shortfall !== null && <ShortfallBadge kind={shortfall.kind} />}
        </>
      }
      neighbours={
        row.instanceCode === null ? undefined : (
          <Suspense>
            <NeighbourRuns code={row.instanceCode} id={row.id} />
          </Suspense>
        )
      }
      actions={
        <PageActions
          primary={primary ?? log}
          beside={
            isRunning && <LazyWatchButton target={{ run: row.id }} placeholder={<span className={styles.later} />} />
          }
        >
          <Suspense fallback={placeholders}>
            <RunActions row={row} steps={steps} />
          </Suspense>
          {primary !== null && log}
        </PageActions>
      }
    />
  );
}

/** Says that the run processed too little, which its status does not show. The banner below the steps explains it. */
function ShortfallBadge({ kind }: { kind: Shortfall['kind'] }) {
  const { t } = useTranslation('health');
  return (
    <Badge tone="warning" icon={PackageX}>
      {t(`shortfall.label.${kind}`)}
    </Badge>
  );
}

function LogButton({ id, hasLog }: { id: number; hasLog: boolean }) {
  const { t } = useTranslation('executions');
  const online = useOnline();
  const isKept = useHasKeptLog(id) === true;
  const { busy, download } = useLogDownload(id, online);
  const isReachable = online || isKept;
  return (
    <Button
      icon={Download}
      busy={busy}
      disabledReason={!hasLog ? t('log.none') : isReachable ? null : t('error.offline', { ns: 'common' })}
      onClick={() => void download()}
    >
      {t('view.downloadLog')}
    </Button>
  );
}

/** Downloads the log of an execution: from the server or, while offline, from this device. */
function useLogDownload(id: number, online: boolean): { busy: boolean; download: () => Promise<void> } {
  const { t } = useTranslation('executions');
  const [busy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      const { downloadLog } = await loadPart(() => import('./download-log'));
      await downloadLog(id, online, t);
    } catch {
      toast.error(t('error.occurred', { ns: 'common' }));
    }
    setBusy(false);
  };
  return { busy, download };
}

/** True if the log of a run is stored on this device; undefined until known. */
function useHasKeptLog(id: number): boolean | undefined {
  return useCacheQuery(async (cache) => (await cache.executionLogs.where('id').equals(id).count()) > 0, [id]);
}
