import { ArrowLeftRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/ui/button/icon-button';
import styles from './compared-pair.module.css';

interface ComparedPairProps {
  /** The pickers for side A and side B. */
  a: ReactNode;
  b: ReactNode;
  onSwap: () => void;
}

/** The pickers of the two compared items, with a button between them that swaps the items. */
export function ComparedPair({ a, b, onSwap }: ComparedPairProps) {
  const { t } = useTranslation('copies');
  return (
    <div className={styles.pair}>
      {a}
      <IconButton icon={ArrowLeftRight} label={t('compare.swap')} onClick={onSwap} />
      {b}
    </div>
  );
}
