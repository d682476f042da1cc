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

/** Shows when an execution or a step ended or, while it is running, its running time so far in a muted colour. */
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
