import type { ExecutionRow } from '@/domain/execution';
import type { ExecutionWords } from './execution-words';
import styles from './execution.module.css';

interface ExecutionCreatorProps {
  row: Pick<ExecutionRow, 'createdByEmail' | 'type'>;
  words: ExecutionWords;
}

/** The person who launched an execution; without a person, the schedule or an event. */
export function ExecutionCreator({ row, words }: ExecutionCreatorProps) {
  if (row.createdByEmail !== null) return <span title={row.createdByEmail}>{row.createdByEmail}</span>;
  return <span className={styles.quiet}>{words.creators[row.type === 'event' ? 'event' : 'schedule']}</span>;
}
