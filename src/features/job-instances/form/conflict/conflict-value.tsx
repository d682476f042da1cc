import { useTranslation } from 'react-i18next';
import { useJobName } from '@/shared/use-job-name';
import type { InstanceField } from '@/domain/instance';
import { CodeEditor } from '@/ui/code/code-editor';
import { Badge } from '@/ui/feedback/badge';
import styles from './conflict.module.css';

interface ConflictValueProps {
  field: InstanceField;
  /** The value is the JSON text at one path of the configuration. */
  isText: boolean;
  value: unknown;
  label: string;
}

/** One version of a value, detailed enough to see the difference to another. */
export function ConflictValue({ field, isText, value, label }: ConflictValueProps) {
  const { t } = useTranslation('job-instances');
  const jobName = useJobName();
  if (value === null || value === '') {
    return <Badge tone="neutral">{t(isText && value === null ? 'conflict.absent' : 'conflict.empty')}</Badge>;
  }
  if (typeof value === 'boolean') return <p>{t(value ? 'value.yes' : 'value.no', { ns: 'common' })}</p>;
  if (Array.isArray(value)) return <p className={styles.value}>{value.join(', ') || t('conflict.empty')}</p>;
  const text = String(value);
  if (isText && !text.includes('\n')) return <pre className={styles.json}>{text}</pre>;
  if (field === 'configuration') {
    return (
      <div className={styles.lines}>
        <CodeEditor label={label} value={text} readOnly rows={10} />
      </div>
    );
  }
  return <p className={styles.value}>{field === 'jobCode' ? jobName(text) : text}</p>;
}
