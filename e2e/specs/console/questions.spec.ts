import { holdFiles } from '../../fixtures/console-files';
import { expect, test } from '../../fixtures/console-test';
import { InstanceViewPage } from '../../pages/instance-view-page';

// The dialog's script can be held back only without a service worker.
test.use({ serviceWorkers: 'block' });

test('a double click opens one confirmation', async ({ page, signedIn }) => {
  const view = new InstanceViewPage(page);
  const bring = await holdFiles(page, /dialogs-[^/]+\.js$/);
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
