import { useContext } from 'react';
import type { ExecutionRow } from '@/domain/execution';
import { isPending } from '@/domain/execution-status';
import { toDate } from '@/i18n/format/date';
import { RowExtrasContext } from '../row-extras';
import { ExecutionDuration } from './execution-duration';
import styles from '../execution.module.css';

/**
 * The duration of an execution, or its running time so far. The space below is reserved for the bar, which loads later.
 */
export function RunDuration({ row }: { row: ExecutionRow }) {
  const extras = useContext(RowExtrasContext);
  const { status, startedAt, finishedAt } = row;
  const hasEnded = toDate(finishedAt) !== null;
  if (startedAt === null || toDate(startedAt) === null || (!hasEnded && !isPending(status))) return '–';
  return (
    <span className={styles.duration}>
      <ExecutionDuration from={startedAt} to={hasEnded ? finishedAt : null} />
      {extras?.renderBar(row)}
    </span>
  );
}
