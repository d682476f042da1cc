import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button';
import styles from './state.module.css';

interface ErrorStateProps {
  /** What failed; by default 'This could not be loaded'. */
  title?: string;
  /** What the failure means and what to do. */
  text?: string;
  /** The server's or the browser's message, initially collapsed. */
  details?: string | undefined;
  onRetry?: () => void;
}

/** Shown instead of content that failed to load. */
export function ErrorState({ title, text, details, onRetry }: ErrorStateProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.state} role="alert">
      <CircleAlert size={24} strokeWidth={1.5} aria-hidden className={styles.alarm} />
      <p className={styles.title}>{title ?? t('error.loadTitle')}</p>
      <p className={styles.text}>{text ?? t('error.loadText')}</p>
      {onRetry && <Button onClick={onRetry}>{t('action.tryAgain')}</Button>}
      {details !== undefined && details !== '' && (
        <details className={styles.details}>
          <summary>{t('action.details')}</summary>
          <pre>{details}</pre>
        </details>
      )}
    </div>
  );
}
