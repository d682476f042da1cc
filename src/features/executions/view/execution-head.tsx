import { CircleStop, Download, PackageX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCacheQuery } from '@/data/queries/use-cache-query';
import { usePermissions } from '@/data/session/use-session';
import { useOnline } from '@/data/sync/use-sync';
import { isPending } from '@/domain/execution-status';
import { ExecutionStatusBadge } from '@/shared/execution/execution-status-badge';
import { useExecutionTexts } from '@/shared/execution/execution-texts';
import { LazyWatchButton } from '@/shared/watch/lazy-watch-button';
import type { ExecutionRow } from '@/domain/execution';
import type { Shortfall } from '@/domain/runs/figures/item-shortfall';
import { Button } from '@/ui/button/button';
import { Badge } from '@/ui/feedback/badge';
import { PageActions } from '@/ui/layout/page-actions';
import { PageHead } from '@/ui/layout/page-head';
import { useExecutionCrumbs } from './use-execution-crumbs';
import { useEffect, useRef, useState, type Ref } from 'react';
import { loadPart } from '@/lib/browser/load-part';
import { toast } from '@/ui/overlay/toast';
import { useConfirm } from '@/ui/overlay/use-confirm';
import styles from './execution-page.module.css';

/** What the actions do is loaded when one is pressed. */
const loadActions = () => loadPart(() => import('./execution-actions'));

interface ExecutionHeadProps {
  row: ExecutionRow;
  /** The run processed nothing or far less than usual; null if not, or until that is known. */
  shortfall: Shortfall | null;
  /** Receives the place for the main action of a failed run on a phone; null without such an action. */
  barRef: Ref<HTMLElement> | null;
}

/** Title, status and actions of an execution. */
export function ExecutionHead({ row, shortfall, barRef }: ExecutionHeadProps) {
  const { t } = useTranslation('executions');
  const { operate } = usePermissions();
  const words = useExecutionTexts();
  const crumbs = useExecutionCrumbs(String(row.id));
  const label = row.instanceLabel ?? row.instanceCode ?? t('view.crumb', { id: row.id });
  const isRunning = isPending(row.status);
  const stop = operate && isRunning ? <StopButton row={row} label={label} /> : null;
  const log = <LogButton id={row.id} />;
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
      actions={
        primary === null && !isRunning ? (
          log
        ) : (
          <PageActions primary={primary ?? log}>
            {isRunning && <LazyWatchButton target={{ run: row.id }} />}
            {primary !== null && log}
          </PageActions>
        )
      }
    />
  );
}

/** What the status does not say. The sentence below the steps says more. */
function ShortfallBadge({ kind }: { kind: Shortfall['kind'] }) {
  const { t } = useTranslation('health');
  return (
    <Badge tone="warning" icon={PackageX}>
      {t(`shortfall.label.${kind}`)}
    </Badge>
  );
}

function LogButton({ id }: { id: number }) {
  const { t } = useTranslation('executions');
  const online = useOnline();
  const isKept = useHasKeptLog(id) === true;
  const { busy, download } = useLogDownload(id, online);
  const isOffered = online || isKept;
  return (
    <Button
      icon={Download}
      busy={busy}
      disabledReason={isOffered ? null : t('error.offline', { ns: 'common' })}
      onClick={() => void download()}
    >
      {t('view.downloadLog')}
    </Button>
  );
}

function StopButton({ row, label }: { row: ExecutionRow; label: string }) {
  const { t } = useTranslation('executions');
  const online = useOnline();
  const stopping = row.status === 'mustStop';
  const { busy, stop } = useStopExecution(row.id, label, stopping);
  const reason = stopping ? t('view.alreadyStopping') : online ? null : t('error.offline', { ns: 'common' });
  return (
    <Button icon={CircleStop} busy={busy} disabledReason={reason} onClick={() => void stop()}>
      {t('view.stop')}
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
      await (await loadActions()).downloadLog(id, online, t);
    } catch {
      toast.error(t('error.occurred', { ns: 'common' }));
    }
    setBusy(false);
  };
  return { busy, download };
}

/**
 * Stops an execution after a confirmation. The question disappears when the execution ends or stops meanwhile.
 * @param stopping whether the execution is stopping already
 */
function useStopExecution(id: number, label: string, stopping: boolean): { busy: boolean; stop: () => Promise<void> } {
  const { t } = useTranslation('run');
  const confirm = useConfirm();
  const [busy, setBusy] = useState(false);
  const question = useRef(new AbortController());
  useEffect(() => {
    const current = (question.current = new AbortController());
    if (stopping) current.abort();
    return () => current.abort();
  }, [stopping]);

  const stop = async (): Promise<void> => {
    const { signal } = question.current;
    try {
      const { confirmStop, sendStop } = await loadActions();
      if (!(await confirmStop({ id, label, confirm, signal, t }))) return;
      setBusy(true);
      await sendStop(id, t);
    } catch {
      toast.error(t('error.occurred', { ns: 'common' }));
    }
    setBusy(false);
  };
  return { busy, stop };
}

/** True if the log of a run is stored on this device; undefined until known. */
function useHasKeptLog(id: number): boolean | undefined {
  return useCacheQuery(async (cache) => (await cache.executionLogs.where('id').equals(id).count()) > 0, [id]);
}
