import { audit } from '../../fixtures/accessibility';
import { expect, test } from '../../fixtures/console-test';
import { InstanceViewPage } from '../../pages/instance-view-page';
import { Shell } from '../../pages/shell';

test.use({ serviceWorkers: 'allow' });

const REASON = 'This needs a connection.';

test('a tooltip appears on hover and on focus, inside the window, and shows why a button is disabled', async ({
  page,
  signedIn,
  server,
}) => {
  const view = new InstanceViewPage(page);
  const tooltip = page.getByRole('tooltip');
  await signedIn('ROLE_ADMIN');
  await view.open('acme_dummy');
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

  await new Shell(page).isControlled();
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
