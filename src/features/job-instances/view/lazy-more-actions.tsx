import { Suspense } from 'react';
import type { InstanceRow } from '@/domain/instance';
import { loadMoreTexts } from '@/i18n/start-i18n';
import { optionalPart } from '@/ui/feedback/lazy-part';
import styles from './view.module.css';

const Part = optionalPart(
  async () => {
    const [{ MoreActions }] = await Promise.all([import('./more-actions'), loadMoreTexts()]);
    return { default: MoreActions };
  },
  () => null,
);

/** The menu in the head of the page. It loads after the data, and its place is reserved, so that nothing moves. */
export function LazyMoreActions({ row }: { row: InstanceRow }) {
  return (
    <div className={styles.morePlace}>
      <Suspense fallback={null}>
        <Part row={row} />
      </Suspense>
    </div>
  );
}
