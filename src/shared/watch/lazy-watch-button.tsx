import { Suspense } from 'react';
import type { WatchTarget } from '@/domain/events/watched';
import { loadMoreTexts } from '@/i18n/start-i18n';
import { optionalPart } from '@/ui/feedback/lazy-part';

const Part = optionalPart(
  async () => {
    const [{ WatchButton }] = await Promise.all([import('./watch-button'), loadMoreTexts()]);
    return { default: WatchButton };
  },
  () => null,
);

/**
 * The watch button in the head of a screen; it loads after the head. Put it before the other buttons, so that its
 * arrival moves none of them.
 */
export function LazyWatchButton({ target }: { target: Exclude<WatchTarget, 'failures'> }) {
  return (
    <Suspense fallback={null}>
      <Part target={target} />
    </Suspense>
  );
}
