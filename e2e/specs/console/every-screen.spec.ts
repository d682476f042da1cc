import { expectAccessible } from '../../fixtures/accessibility';
import { expect, test } from '../../fixtures/console-test';
import { SCREENS } from '../../fixtures/screens';

const WIDTHS = [1366, 360];

// Two halves, so that two browsers can run them in parallel.
for (const half of [0, 1])
  test(`no screen has an accessibility violation or overflows the window (half ${half + 1})`, async ({
    page,
    signedIn,
  }) => {
    test.setTimeout(300_000);
    await signedIn('ROLE_ADMIN');
    for (const screen of SCREENS.filter((_, place) => place % 2 === half)) {
      await page.goto(screen);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      for (const width of WIDTHS)
        await test.step(`${screen}, ${width} px`, async () => {
          await page.setViewportSize({ width, height: 800 });
          await expectAccessible(page);
          const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(excess).toBeLessThanOrEqual(0);
        });
    }
  });
