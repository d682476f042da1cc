import { Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button';
import styles from './hint.module.css';

interface HintProps {
  title: string;
  children: ReactNode;
  onEnd: () => void;
}

/** A note that explains something new. "Got it" calls `onEnd`. */
export function Hint({ title, children, onEnd }: HintProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.hint} role="note" aria-label={title}>
      <Lightbulb size={16} aria-hidden className={styles.icon} />
      <p className={styles.text}>
        <strong>{title}</strong>
        {children}
      </p>
      <Button size="small" onClick={onEnd}>
        {t('action.gotIt')}
      </Button>
    </div>
  );
}
