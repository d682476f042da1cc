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

/** The button to watch something, for the head of a screen: loaded after the head. Put it first, so that it moves nothing. */
export function LazyWatchButton({ target }: { target: Exclude<WatchTarget, 'failures'> }) {
  return (
    <Suspense fallback={null}>
      <Part target={target} />
    </Suspense>
  );
}
