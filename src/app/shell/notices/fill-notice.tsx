import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnection } from '@/data/sync/use-sync';
import { ProgressBar } from '@/ui/feedback/progress-bar';

/** A shorter copy shows no notice, because a line that appears briefly would only move the screen. */
const WORTH_SAYING_MS = 1_000;

/** Progress of the first copy of the executions to this device. The console is usable meanwhile. */
export function FillNotice() {
  const { t } = useTranslation('notices');
  const { fill, state } = useConnection();
  const worthSaying = useLasting(!fill.done, WORTH_SAYING_MS);
  if (fill.done || state === 'lost' || !worthSaying) return null;
  return <ProgressBar label={t('fill.label')} done={fill.seen} total={fill.total} />;
}

/** Whether `active` has been true for this many milliseconds. */
function useLasting(active: boolean, milliseconds: number): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setLasting(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [active, milliseconds]);
  return lasting;
}
