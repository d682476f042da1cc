import { expectAccessible } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/console-test';
import { ExecutionControl } from '../fixtures/execution-control';
import { expectStill, measureShifts } from '../fixtures/layout-shift';
import { SCREENS } from '../fixtures/screens';
import { speak } from '../fixtures/speak';
import { screens } from '../shots/screens';

test.use({ serviceWorkers: 'allow' });

const WIDTHS = [1366, 360];
/** Addresses that only this tour opens. */
const STATES = [
  '/job_instance/acme_dummy/view?check',
  '/job_instance/acme_bynder_rules/edit?tab=advanced',
  '/job_instance/acme_bynder_rules/edit?tab=history',
];
/** The language by width: French, which has longer words, in the narrow window. */
const LANGUAGES: Record<number, string> = { 1366: 'en', 360: 'fr' };

/** The entries of `screens` that open a dialog or another part, other than those in every-overlay.spec.ts. */
const OPENED = new Set(['duplicate', 'import', 'job-instance-changes', 'bulk-change', 'bulk-review']);

for (const width of WIDTHS)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('no screen moves while it opens, and none has accessibility violations or is wider than the window', async ({
      page,
      signedIn,
      server,
    }) => {
      test.setTimeout(900_000);
      await new ExecutionControl(server.url).pauseRunner();
      await signedIn('ROLE_ADMIN');
      await page.evaluate((language) => localStorage.setItem('locale', language), LANGUAGES[width] ?? 'en');
      await measureShifts(page);
      for (const screen of [...SCREENS, ...STATES])
        await test.step(screen, async () => {
          await page.emulateMedia({ colorScheme: 'light' });
          await page.goto(screen);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
          await expectStill(page, screen);
          await expectAccessible(page);
          // The screen must also fit after the window has changed its width.
          for (const size of [...WIDTHS.filter((other) => other !== width), width]) {
            await page.setViewportSize({ width: size, height: 740 });
            const excess = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
            await expect.poll(excess, `${size} px`).toBeLessThanOrEqual(0);
          }
        });
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('dialogs and other parts that a screen opens have no accessibility violations in French', async ({
    page,
    api,
    signedIn,
  }) => {
    test.setTimeout(900_000);
    for (const { name, path, who = 'ROLE_USER', prepare } of screens) {
      if (!OPENED.has(name)) continue;
      await test.step(name, async () => {
        await signedIn(who);
        await page.goto(typeof path === 'string' ? path : await path(await api(who)));
        await prepare?.(page);
        await speak(page, 'fr');
        await expectAccessible(page);
        await speak(page, 'en');
      });
    }
  });
});
