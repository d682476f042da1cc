import { Suspense, type ReactNode } from 'react';
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

interface LazyWatchButtonProps {
  target: Exclude<WatchTarget, 'failures'>;
  /** Keeps the place of the button until it is loaded. */
  placeholder?: ReactNode;
}

/**
 * The watch button in the head of a screen; it loads after the head. Put it before the other buttons, so that its
 * arrival moves none of them.
 */
export function LazyWatchButton({ target, placeholder = null }: LazyWatchButtonProps) {
  return (
    <Suspense fallback={placeholder}>
      <Part target={target} />
    </Suspense>
  );
}
