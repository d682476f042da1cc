import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button/button';
import { Row } from '@/ui/layout/stack';
import styles from './compare.module.css';

interface WaitingNoteProps {
  /** What is not known yet, and why. */
  text: string;
  /** Requests the missing data again; null if that would not help. */
  onRetry: (() => void) | null;
  /** Further actions. */
  children?: ReactNode;
}

/** Says what is not known yet, with a button that requests it again. */
export function WaitingNote({ text, onRetry, children }: WaitingNoteProps) {
  return (
    <Row>
      <p role="status" className={styles.note}>
        {text}
      </p>
      {onRetry !== null && <RetryButton onRetry={onRetry} />}
      {children}
    </Row>
  );
}

/** The button "Try again". */
export function RetryButton({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Button size="small" onClick={onRetry}>
      {t('action.tryAgain')}
    </Button>
  );
}
