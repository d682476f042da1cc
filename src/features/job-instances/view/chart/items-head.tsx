import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemCounter } from '@/domain/runs/figures/run-items';
import { Button } from '@/ui/button/button';
import { lazyPart } from '@/ui/feedback/lazy-part';
import { useCountersText } from '../counts/use-counters-text';
import styles from './chart.module.css';

const CountsDialog = lazyPart(async () => ({ default: (await import('../counts/counts-dialog')).CountsDialog }));

interface CountsButtonProps {
  /** The code of the instance. */
  code: string;
  /** The code of its job; null if unknown. */
  job: string | null;
}

interface ItemsHeadProps extends CountsButtonProps {
  counters: readonly ItemCounter[];
  /** The position in the chart, px. */
  top: number;
  left: number;
  right: number;
}

/** The line above the items of the runs: what is counted, and the button to change it. */
export function ItemsHead({ code, job, counters, ...place }: ItemsHeadProps) {
  const { t } = useTranslation('health');
  const textOf = useCountersText();
  const counted = textOf(counters);
  return (
    <div className={styles.itemsHead} style={place}>
      <h3 className={styles.itemsTitle}>{t('items.title')}</h3>
      <span className={styles.counted} title={counted}>
        {counted}
      </span>
      <CountsButton code={code} job={job} />
    </div>
  );
}

/** A button that opens a dialog to choose which counters make up the processed items. */
export function CountsButton({ code, job }: CountsButtonProps) {
  const { t } = useTranslation('job-instances');
  const [isOpen, setOpen] = useState(false);
  if (job === null) return null;
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className={styles.counts}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('counts.open')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CountsDialog code={code} job={job} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
