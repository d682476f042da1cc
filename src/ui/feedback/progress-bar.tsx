import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format/use-format';
import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /** What is in progress; also the accessible name. */
  label: string;
  done: number;
  /** Null while the total is unknown. */
  total: number | null;
}

/** Progress with its numbers: "1,200 of 10,000". */
export function ProgressBar({ label, done, total }: ProgressBarProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const numbers =
    total === null ? format.number(done) : t('progress.of', { done: format.number(done), total: format.number(total) });
  return (
    <div className={styles.progress}>
      <span className={styles.label} title={label}>
        {label}
      </span>
      <progress
        aria-label={label}
        aria-valuetext={numbers}
        className={styles.bar}
        value={total === null ? undefined : done}
        max={total ?? 1}
      />
      <span className="numeric">{numbers}</span>
    </div>
  );
}
