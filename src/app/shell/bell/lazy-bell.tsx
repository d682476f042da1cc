import { Suspense } from 'react';
import { useFirstDataReady } from '@/data/sync/first-screen';
import { loadMoreTexts } from '@/i18n/start-i18n';
import { optionalPart } from '@/ui/feedback/lazy-part';
import styles from '../top-bar.module.css';

const Bell = optionalPart(
  async () => ({ default: (await Promise.all([import('./bell'), loadMoreTexts()]))[0].Bell }),
  () => null,
);

/** The place of the bell in the top bar. The bell itself is loaded after the first screen. */
export function LazyBell() {
  const isReady = useFirstDataReady();
  return (
    <div className={styles.bell}>
      <Suspense fallback={null}>{isReady && <Bell />}</Suspense>
    </div>
  );
}
