import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnection } from '@/data/sync/use-sync';
import { ProgressBar } from '@/ui/feedback/progress-bar';

/** The notice appears only after this time, because a line that appears briefly would only distract. */
const DELAY_MS = 1_000;

/** Progress of the first download of the executions to this device. The console is usable meanwhile. */
export function FillNotice() {
  const { t } = useTranslation('notices');
  const { fill, state } = useConnection();
  const isLasting = useLasting(!fill.done, DELAY_MS);
  if (fill.done || state === 'lost' || !isLasting) return null;
  return <ProgressBar label={t('fill.label')} done={fill.seen} total={fill.total} />;
}

/** Whether `active` has been true for at least `milliseconds`. */
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
