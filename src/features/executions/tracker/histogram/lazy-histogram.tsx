import { Suspense } from 'react';
import { useFirstDataReady } from '@/data/sync/first-screen';
import { loadMoreTexts } from '@/i18n/start-i18n';
import { optionalPart } from '@/ui/feedback/lazy-part';
import type { HistogramProps } from './histogram';
import styles from './lazy-histogram.module.css';

const Histogram = optionalPart<HistogramProps>(
  async () => {
    const [part] = await Promise.all([import('./histogram'), loadMoreTexts()]);
    return { default: part.Histogram };
  },
  () => null,
);

/** Reserves the space of the histogram, and draws the histogram after the rows of the list. */
export function LazyHistogram(props: HistogramProps) {
  const isReady = useFirstDataReady();
  return (
    <div className={styles.place}>
      {isReady && (
        <Suspense>
          <Histogram {...props} />
        </Suspense>
      )}
    </div>
  );
}
