import { creatorOf, type ExecutionRow } from '@/domain/execution';
import { classNames } from '@/ui/theme/class-names';
import type { ExecutionTexts } from './execution-texts';
import styles from './execution.module.css';

interface ExecutionCreatorProps {
  row: Pick<ExecutionRow, 'createdByEmail' | 'isByPerson' | 'type'>;
  words: ExecutionTexts;
}

/**
 * Who or what launched an execution: a person's e-mail, the schedule or an event; “A person” if the e-mail is unknown.
 */
export function ExecutionCreator({ row, words }: ExecutionCreatorProps) {
  const creator = creatorOf(row);
  if (typeof creator === 'string')
    return <span className={classNames(styles.small, styles.quiet)}>{words.creators[creator]}</span>;
  return (
    <span title={creator.email} className={styles.small}>
      {creator.email}
    </span>
  );
}
