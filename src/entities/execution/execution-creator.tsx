import { useTranslation } from 'react-i18next';
import type { ExecutionRow } from '@/lib/database/rows';
import styles from './execution.module.css';

/** Who launched an execution; without a person it was the schedule or an event (contract.md, Answers). */
export function ExecutionCreator({ row }: { row: Pick<ExecutionRow, 'createdByEmail' | 'type'> }) {
  const { t } = useTranslation('executions');
  if (row.createdByEmail !== null) return <span title={row.createdByEmail}>{row.createdByEmail}</span>;
  return <span className={styles.quiet}>{t(row.type === 'event' ? 'creator.event' : 'creator.schedule')}</span>;
}
