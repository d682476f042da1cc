import type { Page } from 'playwright';

/** Resolves when the page is idle: the parts that are loaded in advance are there. */
export function idle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let count = 0; count < 8; count += 1)
      await new Promise((resolve) => void requestIdleCallback(resolve, { timeout: 2_000 }));
  });
}
