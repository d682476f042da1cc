import { useTranslation } from 'react-i18next';
import styles from './histogram.module.css';

/** What the shapes mean. The words are in the table too, so a screen reader does not need it. */
export function Legend() {
  const { t } = useTranslation();
  return (
    <ul className={styles.legend} aria-hidden>
      <li>
        <svg width={8} height={12} className={styles.success}>
          <rect y={2} width={8} height={10} />
        </svg>
        {t('status.success')}
      </li>
      <li>
        <svg width={8} height={12} className={styles.warning}>
          <rect y={2} width={8} height={2} />
          <rect y={5.5} width={8} height={6.5} />
        </svg>
        {t('status.warning')}
      </li>
      <li>
        <svg width={8} height={12} className={styles.error}>
          <circle cx={4} cy={2} r={2} />
          <rect y={5} width={8} height={7} />
        </svg>
        {t('status.error')}
      </li>
      <li>
        <svg width={8} height={12} className={styles.stopped}>
          <rect x={0.75} y={2.75} width={6.5} height={8.5} />
        </svg>
        {t('status.stopped')}
      </li>
      <li>
        <svg width={8} height={12} className={styles.running}>
          <rect y={2} width={8} height={10} />
        </svg>
        {t('status.inProgress')}
      </li>
    </ul>
  );
}
