import type { Page } from '@playwright/test';
import type { ApiClient } from '../fixtures/api-client';
import { expect, test } from '../fixtures/console-test';
import { ExecutionControl } from '../fixtures/execution-control';
import { speak } from '../fixtures/speak';
import type { Screen } from './screen';
import { screens } from './screens';
import { states } from './states';

test.use({ serviceWorkers: 'allow' });

const WIDTHS = [1920, 1366, 360];
const LANGUAGES = ['en', 'fr'];

for (const group of [...screens.map((screen) => [screen]), ...states]) {
  test(group.map(({ name }) => name).join(', '), async ({ page, api, server, signedIn }) => {
    test.setTimeout(180_000 * group.length);
    for (const [index, screen] of group.entries()) {
      const { who, stage } = screen;
      if (who !== undefined && index === 0) await signedIn(who);
      // A stage needs a wide window, because some buttons are elsewhere on a phone.
      await page.setViewportSize({ width: 1366, height: 800 });
      await stage?.({ page, server, control: new ExecutionControl(server.url), api });
      await takePictures(page, screen, () => api(who ?? 'ROLE_USER'));
    }
  });
}

async function takePictures(
  page: Page,
  { name, path, prepare }: Screen,
  client: () => Promise<ApiClient>,
): Promise<void> {
  const address = typeof path === 'string' ? path : await path(await client());
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width === 360 ? 740 : 800 });
    await page.goto(address);
    await prepare?.(page);
    // Not located by role, because elements behind a dialog have no role.
    await expect(page.locator('h1').first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    // Waits for content that appears after the first data: views, the log, charts.
    await page.evaluate(still);
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
}

/** Runs in the page. Resolves when no element was added or removed for one second, after 15 s at the latest. */
const still = (): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      observer.disconnect();
      clearTimeout(limit);
      resolve();
    };
    let quiet = setTimeout(end, 1_000);
    const limit = setTimeout(end, 15_000);
    const observer = new MutationObserver((changes) => {
      // Ignores changes of texts, such as those of clocks.
      if (
        !changes.some(({ addedNodes, removedNodes }) =>
          [...addedNodes, ...removedNodes].some((node) => node instanceof Element),
        )
      )
        return;
      clearTimeout(quiet);
      quiet = setTimeout(end, 1_000);
    });
    observer.observe(document, { childList: true, subtree: true });
  });

/** Runs in the page. Resolves when a frame with the latest styles has been painted. */
const painted = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Makes the window as high as the page, because a full-page picture would show sticky elements in its middle. */
async function showWhole(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const { width } = page.viewportSize() ?? { width: 1366 };
  await page.setViewportSize({ width, height });
}
