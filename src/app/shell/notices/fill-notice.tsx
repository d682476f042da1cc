import { useTranslation } from 'react-i18next';
import { useConnection } from '@/data/sync/use-sync';
import { ProgressBar } from '@/ui/feedback/progress-bar';

/** The first copy of the executions to this device, with its numbers; the console is usable meanwhile. */
export function FillNotice() {
  const { t } = useTranslation('sync');
  const { fill } = useConnection();
  if (fill.done) return null;
  return <ProgressBar label={t('fill.label')} done={fill.seen} total={fill.total} />;
}
