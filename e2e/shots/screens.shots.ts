import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/console-test';
import { speak } from '../fixtures/speak';
import { screens } from './screens';

test.use({ serviceWorkers: 'allow' });

const WIDTHS = [1920, 1366, 360];
const LANGUAGES = ['en', 'fr'];

for (const { name, path, who, prepare } of screens) {
  test(name, async ({ page, api, signedIn }) => {
    test.setTimeout(180_000);
    if (who !== undefined) await signedIn(who);
    const address = typeof path === 'string' ? path : await path(await api(who ?? 'ROLE_USER'));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: width === 360 ? 740 : 800 });
      await page.goto(address);
      await prepare?.(page);
      // Not located by role, because elements behind a dialog have no role.
      await expect(page.locator('h1').first()).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      // What comes after the first data: views, the log, pictures. Polls may leave no pause.
      await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
      await page.evaluate(() => document.fonts.ready);
      for (const language of LANGUAGES) {
        await speak(page, language);
        await showWhole(page);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await page.evaluate(painted);
          await page.screenshot({ path: `shots/${name}-${language}-${width}-${colorScheme}.png` });
        }
      }
      // The next `prepare` finds its controls by their English names.
      await speak(page, 'en');
    }
  });
}

/** In the page: resolves when a frame with the latest styles has been painted. */
const painted = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Makes the window as high as the page, because a full-page picture would show sticky elements in its middle. */
async function showWhole(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const { width } = page.viewportSize() ?? { width: 1366 };
  await page.setViewportSize({ width, height });
}
