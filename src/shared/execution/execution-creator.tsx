import type { ExecutionRow } from '@/domain/execution';
import { classNames } from '@/ui/theme/class-names';
import type { ExecutionTexts } from './execution-texts';
import styles from './execution.module.css';

interface ExecutionCreatorProps {
  row: Pick<ExecutionRow, 'createdByEmail' | 'isByPerson' | 'type'>;
  words: ExecutionTexts;
}

/** What launched an execution: a person, the schedule or an event; a dash for a person whose e-mail is unknown. */
export function ExecutionCreator({ row, words }: ExecutionCreatorProps) {
  if (row.createdByEmail !== null)
    return (
      <span title={row.createdByEmail} className={styles.small}>
        {row.createdByEmail}
      </span>
    );
  if (row.isByPerson) return '–';
  return (
    <span className={classNames(styles.small, styles.quiet)}>
      {words.creators[row.type === 'event' ? 'event' : 'schedule']}
    </span>
  );
}
