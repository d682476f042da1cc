import { CircleStop, Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '@/data/session/use-session';
import { useOnline } from '@/data/sync/use-sync';
import { isPending } from '@/domain/execution-status';
import { ExecutionStatusBadge } from '@/shared/execution/execution-status-badge';
import { useExecutionWords } from '@/shared/execution/execution-words';
import type { ExecutionRow } from '@/domain/execution';
import { Button } from '@/ui/button/button';
import { PageHead } from '@/ui/layout/page-head';
import { useExecutionCrumbs } from './use-execution-crumbs';
import { useLogDownload } from './use-log-download';
import { useStopExecution } from './use-stop-execution';

/** Title, status and what can be done with the execution. */
export function ExecutionHead({ row }: { row: ExecutionRow }) {
  const { t } = useTranslation('executions');
  const { operate } = usePermissions();
  const words = useExecutionWords();
  const crumbs = useExecutionCrumbs(String(row.id));
  const label = row.instanceLabel ?? row.instanceCode ?? t('view.crumb', { id: row.id });
  return (
    <PageHead
      title={label}
      crumbs={crumbs}
      badge={<ExecutionStatusBadge status={row.status} warningCount={row.warningCount} words={words} />}
      actions={
        <>
          <LogButton id={row.id} />
          {operate && isPending(row.status) && <StopButton row={row} label={label} />}
        </>
      }
    />
  );
}

function LogButton({ id }: { id: number }) {
  const { t } = useTranslation('executions');
  const online = useOnline();
  const { busy, download } = useLogDownload(id);
  return (
    <Button
      icon={Download}
      busy={busy}
      disabled={!online}
      title={online ? undefined : t('view.offline')}
      onClick={() => void download()}
    >
      {t('view.downloadLog')}
    </Button>
  );
}

function StopButton({ row, label }: { row: ExecutionRow; label: string }) {
  const { t } = useTranslation('executions');
  const online = useOnline();
  const { busy, stop } = useStopExecution(row.id, label);
  const stopping = row.status === 'mustStop';
  const reason = stopping ? t('view.alreadyStopping') : online ? undefined : t('view.offline');
  return (
    <Button
      variant="danger"
      icon={CircleStop}
      busy={busy}
      disabled={reason !== undefined}
      title={reason}
      onClick={() => void stop()}
    >
      {t('view.stop')}
    </Button>
  );
}
