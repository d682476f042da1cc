import { useTranslation } from 'react-i18next';
import { isPending } from '@/domain/execution-status';
import { ExecutionDuration } from './execution-duration';
import { ExecutionMoment } from './execution-moment';
import styles from '../execution.module.css';

interface EndOrRunningTimeProps {
  status: string;
  startedAt: string | null;
  endedAt: string | null;
}

/** When an execution or a step ended. While it is running, its running time in a muted colour. */
export function EndOrRunningTime({ status, startedAt, endedAt }: EndOrRunningTimeProps) {
  if (endedAt !== null || startedAt === null || !isPending(status)) return <ExecutionMoment moment={endedAt} />;
  return <RunningTime from={startedAt} />;
}

function RunningTime({ from }: { from: string }) {
  const { t } = useTranslation('executions');
  return (
    <span className={styles.quiet}>
      <ExecutionDuration from={from} to={null} wrap={(duration) => t('grid.runningFor', { duration })} />
    </span>
  );
}
