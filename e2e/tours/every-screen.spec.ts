import { expectAccessible } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/console-test';
import { ExecutionControl } from '../fixtures/execution-control';
import { MAX_SHIFT, measureShifts, totalShift } from '../fixtures/layout-shift';
import { SCREENS } from '../fixtures/screens';

test.use({ serviceWorkers: 'allow' });

const WIDTHS = [1366, 360];
/** The narrow window has the longer words. */
const LANGUAGES: Record<number, string> = { 1366: 'en', 360: 'fr' };

for (const width of WIDTHS)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('no screen moves while it opens, has an accessibility violation or overflows the window', async ({
      page,
      signedIn,
      server,
    }) => {
      test.setTimeout(300_000);
      await new ExecutionControl(server.url).pauseRunner();
      await signedIn('ROLE_ADMIN');
      await page.evaluate((language) => localStorage.setItem('locale', language), LANGUAGES[width] ?? 'en');
      await measureShifts(page);
      for (const screen of SCREENS)
        await test.step(screen, async () => {
          await page.emulateMedia({ colorScheme: 'light' });
          await page.goto(screen);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
          expect.soft(await totalShift(page), screen).toBeLessThan(MAX_SHIFT);
          await expectAccessible(page);
          // Also after the window gets another width.
          for (const size of [...WIDTHS.filter((other) => other !== width), width]) {
            await page.setViewportSize({ width: size, height: 740 });
            const excess = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
            await expect.poll(excess, `${size} px`).toBeLessThanOrEqual(0);
          }
        });
    });
  });
