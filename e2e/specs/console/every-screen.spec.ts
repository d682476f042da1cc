import { expectAccessible } from '../../fixtures/accessibility';
import { expect, test } from '../../fixtures/console-test';
import { SCREENS } from '../../fixtures/screens';

for (const width of [1366, 360]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('nothing on any screen is an accessibility fault, and none is wider than the window', async ({
      page,
      signedIn,
    }) => {
      test.setTimeout(300_000);
      await signedIn('ROLE_ADMIN');
      for (const screen of SCREENS) {
        await test.step(screen, async () => {
          await page.goto(screen);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
          await expectAccessible(page);
          const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(excess).toBeLessThanOrEqual(0);
        });
      }
    });
  });
}
