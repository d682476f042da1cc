import { CircleStop } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '@/data/sync/use-sync';
import type { ExecutionRow } from '@/domain/execution';
import { loadPart } from '@/lib/browser/load-part';
import { Button } from '@/ui/button/button';
import { toast } from '@/ui/overlay/toast';
import { useConfirm } from '@/ui/overlay/use-confirm';

interface StopButtonProps {
  /** A run that waits or is in progress. */
  row: ExecutionRow;
  /** The name of its integration. */
  label: string;
}

/** A button that stops a run, after a confirmation. */
export function StopButton({ row, label }: StopButtonProps) {
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

/**
 * Stops an execution after a confirmation. The question disappears if the execution ends, or begins to stop, before the
 * user answers.
 * @param stopping true if the execution is already stopping
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
      const { confirmStop, sendStop } = await loadPart(() => import('./stop-run'));
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
