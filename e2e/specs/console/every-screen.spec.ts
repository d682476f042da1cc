import { expectAccessible } from '../../fixtures/accessibility';
import { expect, test } from '../../fixtures/console-test';

const SCREENS = [
  '/',
  '/execution_tracker',
  '/job_execution/1',
  '/job_instance',
  '/job_instance/create',
  '/job_instance/acme_dummy/view',
  '/job_instance/acme_bynder_rules/edit',
  '/connections',
  '/connections/create',
  '/connections/create/akeneo',
  '/connections/create/bynder',
  '/connections/edit/akeneo/1',
  '/connections/edit/bynder/7',
  '/connections/edit/shopify/13',
  '/connections/data/akeneo/1',
  '/configuration',
  '/users',
  '/user/create',
  '/user/2',
  '/user_profile',
  '/companies',
  '/company/create',
  '/company/acme',
  '/company/globex/sso',
  '/guides/bynder-shopify-setup',
  '/drafts',
  '/diagnostics',
  '/no/such/page',
];

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
