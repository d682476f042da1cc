import { audit } from '../../fixtures/accessibility';
import { holdFiles } from '../../fixtures/console-files';
import { expect, test } from '../../fixtures/console-test';
import { InstanceViewPage } from '../../pages/instance-view-page';

const REASON = 'This needs a connection.';

test('a double click opens one confirmation; a tooltip says what a button does or why it is disabled, and fits into the window', async ({
  page,
  signedIn,
  server,
}) => {
  const view = new InstanceViewPage(page);
  const bring = await holdFiles(page, /dialogs-[^/]+\.js$/);
  await signedIn('ROLE_ADMIN');
  await view.open('acme_dummy');
  await test.step('a double click opens one confirmation', async () => {
    await view.deleteButton().click();
    await view.deleteButton().click();
    bring();
    await view.cancelButton().click();
    await expect(view.dialog()).toHaveCount(0);
    await view.deleteButton().click();
    await view.cancelButton().click();
    await expect(view.dialog()).toHaveCount(0);
  });

  const tooltip = page.getByRole('tooltip');
  await test.step('a tooltip appears on hover', async () => {
    await view.launchOptions().hover();
    await expect(tooltip).toHaveText('Launch options');
    await tooltip.hover();
    await expect(tooltip).toBeInViewport({ ratio: 1 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const contrast = await audit(page, { include: '[role=tooltip]', rules: ['color-contrast'] });
      expect(contrast.violations, colorScheme).toEqual([]);
      expect(contrast.passes, colorScheme).not.toEqual([]);
    }
    await view.title().hover();
    await expect(tooltip).toBeHidden();
  });

  await test.step('a tooltip appears on focus, and says why a button is disabled', async () => {
    await server.stop();
    await expect(view.deleteButton()).toBeDisabled({ timeout: 45_000 });
    await expect(view.deleteButton()).toHaveAccessibleDescription(REASON);
    await view.deleteButton().focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(view.deleteButton()).toBeFocused();
    await expect(tooltip).toHaveText(REASON);
    await expect(tooltip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(view.dialog()).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden();
  });
});
