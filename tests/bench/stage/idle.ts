import type { Page } from 'playwright';

/** Resolves when the page is idle, which means that it has also loaded the parts that it loads in advance. */
export function idle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let count = 0; count < 8; count += 1)
      await new Promise((resolve) => void requestIdleCallback(resolve, { timeout: 2_000 }));
  });
}
