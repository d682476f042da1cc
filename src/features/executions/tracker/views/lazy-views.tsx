import { Suspense } from 'react';
import { useFirstDataReady } from '@/data/sync/first-screen';
import { loadMoreTexts } from '@/i18n/start-i18n';
import { optionalPart } from '@/ui/feedback/lazy-part';
import type { TrackerViewsProps } from './tracker-views';
import styles from './lazy-views.module.css';

const PARTS = {
  views: optionalPart<TrackerViewsProps>(
    async () => ({ default: (await Promise.all([import('./tracker-views'), loadMoreTexts()]))[0].TrackerViews }),
    () => null,
  ),
  tools: optionalPart<TrackerViewsProps>(
    async () => ({ default: (await Promise.all([import('./tracker-tools'), loadMoreTexts()]))[0].TrackerTools }),
    () => null,
  ),
};

/** Reserves the space of the row of views, or of the tools of the list, which come after the rows. */
export function LazyViews({ part, ...props }: TrackerViewsProps & { part: keyof typeof PARTS }) {
  const isReady = useFirstDataReady();
  const Part = PARTS[part];
  return (
    <div className={styles[part]}>
      {isReady && (
        <Suspense>
          <Part {...props} />
        </Suspense>
      )}
    </div>
  );
}
