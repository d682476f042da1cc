import type { createRouter } from './create-router';

/**
 * Resolves when the first screen may take the place of what was painted before the console: its code is there, so that
 * no skeleton comes in between. At once where nothing was painted.
 */
export async function firstScreen(router: ReturnType<typeof createRouter>): Promise<void> {
  if (!globalThis.firstPaint?.early || router.state.initialized) return;
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
