import { forgetEarlyPage } from '@/data/queries/early-page';
import { TRACKER_PATH } from '@/domain/paths';
import type { createRouter } from './create-router';

/** Timeout for the screen after the first one; then the prerendered page is dropped. */
const SHOWN_MS = 1_000;

/**
 * A press on the painted rows leads elsewhere: nothing of the painted screen is wanted any more. Begun when the router's own
 * component listens: a router that somebody else listens to keeps no step for it that is taken before.
 * @returns ends it
 */
export function forgetLeftScreen(router: ReturnType<typeof createRouter>): (() => void) | undefined {
  const look = (): boolean => {
    const left = router.state.location.pathname !== TRACKER_PATH;
    if (left) setTimeout(forgetEarlyPage, SHOWN_MS);
    return left;
  };
  if (!globalThis.firstPaint?.early || look()) return undefined;
  const stop = router.subscribe(() => {
    if (look()) stop();
  });
  return stop;
}

/**
 * Resolves when the first screen may replace the prerendered page: its code is loaded, so no other skeleton is shown in
 * between. Resolves at once if nothing was prerendered.
 */
export async function firstScreen(router: ReturnType<typeof createRouter>): Promise<void> {
  if (document.querySelector('#root > [inert]') === null || router.state.initialized) return;
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
