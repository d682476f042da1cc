import { expect, test } from '../../fixtures/console-test';
import { InstanceViewPage } from '../../pages/instance-view-page';

// The dialog's script can be held back only without a service worker.
test.use({ serviceWorkers: 'block' });

test('a double click opens one confirmation', async ({ page, signedIn }) => {
  const view = new InstanceViewPage(page);
  let bring = (): void => undefined;
  const brought = new Promise<void>((resolve) => (bring = resolve));
  await page.route(/\/assets\/confirm-dialog-[^/]+\.js$/, async (route) => {
    await brought;
    await route.continue();
  });
  await signedIn('ROLE_ADMIN');
  await view.open('acme_dummy');
  await view.deleteButton().click();
  await view.deleteButton().click();
  bring();
  await view.cancelButton().click();
  await expect(view.dialog()).toHaveCount(0);
  await view.deleteButton().click();
  await view.cancelButton().click();
  await expect(view.dialog()).toHaveCount(0);
});
