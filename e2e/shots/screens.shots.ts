import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/console-test';
import { screens } from './screens';

const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [1366, 360].map((width) => ({ colorScheme, width, height: width === 360 ? 740 : 800 })),
);

for (const { name, path, who, prepare } of screens) {
  test(name, async ({ page, api, signedIn }) => {
    test.setTimeout(90_000);
    if (who !== undefined) await signedIn(who);
    const address = typeof path === 'string' ? path : await path(await api(who ?? 'ROLE_USER'));
    for (const { colorScheme, width, height } of looks) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      await page.goto(address);
      await prepare?.(page);
      // Not located by role, because elements behind a dialog have no role.
      await expect(page.locator('h1').first()).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await page.evaluate(() => document.fonts.ready);
      await showWhole(page);
      await page.screenshot({ path: `shots/${name}-${colorScheme}-${width}.png` });
    }
  });
}

/** Makes the window as high as the page, because a full-page picture would show sticky elements in its middle. */
async function showWhole(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const { width } = page.viewportSize() ?? { width: 1366 };
  await page.setViewportSize({ width, height });
}
