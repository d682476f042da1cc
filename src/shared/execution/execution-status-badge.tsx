import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format/use-format';
import { Badge } from '@/ui/feedback/badge';
import { StatusBadge } from '@/ui/feedback/status-badge';
import type { ExecutionTexts } from './execution-texts';
import styles from './execution.module.css';

interface ExecutionStatusBadgeProps {
  status: string;
  warningCount: number;
  words: ExecutionTexts;
}

/** The status of an execution or a step, and the number of its warnings. */
export function ExecutionStatusBadge({ status, warningCount, words }: ExecutionStatusBadgeProps) {
  const badge = <StatusBadge status={status} word={words.statusOf(status)} />;
  if (warningCount <= 0) return badge;
  return (
    <span className={styles.badges}>
      {badge}
      <WarningCount count={warningCount} />
    </span>
  );
}

function WarningCount({ count }: { count: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  const text = t('status.warnings', { count });
  return (
    <span data-tooltip={text} className={styles.count}>
      <Badge tone="warning">
        <span aria-hidden>{format.number(count)}</span>
        <span className="visually-hidden">{text}</span>
      </Badge>
    </span>
  );
}
