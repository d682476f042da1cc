import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoViolations } from '../../fixtures/accessibility';
import { holdFiles, refuseFiles } from '../../fixtures/console-files';
import { expect, test } from '../../fixtures/console-test';
import { control } from '../../fixtures/control';
import { putDraft } from '../../fixtures/draft-record';
import { Shell } from '../../pages/shell';

test('a link skips the navigation bar, the bar opens the screens, and the user menu works by keyboard', async ({
  page,
  signedIn,
}) => {
  const { email } = await signedIn('ROLE_CLIENT_ADMIN');
  await page.goto('/no/such/screen');
  const shell = new Shell(page);
  await expect(shell.title()).toBeVisible();
  await test.step('the first Tab stop skips the navigation bar', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toBeFocused();
  });
  await test.step('the footer shows the year', async () => {
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
    await expect(footer.getByRole('link')).toHaveAttribute('href', 'https://example.com/');
  });
  await test.step('the user menu works by keyboard, without accessibility violations', async () => {
    await expect(shell.connection()).toContainText('Live');
    await shell.userMenu(email).press('Enter');
    await expect(shell.menuItem('My account')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(shell.menuItem('System')).toBeFocused();
    await page.keyboard.press('End');
    await expect(shell.menuItem('Sign Out')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(shell.menuItem('My account')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(shell.menuItem('Sign Out')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('combobox', { name: 'Language' })).toBeFocused();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(shell.userMenu(email)).toBeFocused();
  });
  await test.step('the heading of a screen gets the focus and becomes the window title', async () => {
    await shell.link('Execution tracker').click();
    await expect(shell.title()).toHaveText('Execution tracker');
    await expect(shell.title()).toBeFocused();
    await expect(page).toHaveTitle('Execution tracker · Sync Console');
    await expect(shell.link('Execution tracker')).toHaveAttribute('aria-current', 'page');
    await page.getByRole('banner').getByRole('link', { name: 'Sync Console' }).click();
    await expect(shell.title()).toHaveText('Dashboard');
    await expect(shell.link('Dashboard')).toHaveAttribute('aria-current', 'page');
  });
});

test('the language and the colour mode chosen in the user menu apply to every tab; a badge counts the drafts', async ({
  page,
  signedIn,
}) => {
  const { email } = await signedIn('ROLE_USER');
  const other = new Shell(await page.context().newPage());
  await page.goto('/job_instance');
  await test.step('the badge counts the drafts and marks those that need a decision', async () => {
    const shell = new Shell(page);
    await expect(shell.title()).toBeVisible();
    await expect(shell.draftsBadge()).toHaveCount(0);
    await putDraft(page, { id: 'one', label: 'First', state: 'editing' });
    await putDraft(page, { id: 'two', label: 'Second', state: 'editing' });
    await page.reload();
    await expect(shell.draftsBadge()).toHaveAccessibleName('2 drafts');
    await putDraft(page, { id: 'two', label: 'Second', state: 'conflict' });
    await page.reload();
    await expect(shell.draftsBadge()).toHaveAccessibleName('1 draft needs a decision');
    await expect(shell.draftsBadge()).toHaveAttribute('href', '/drafts');
  });

  await other.page.goto('/execution_tracker');
  await expect(other.title()).toHaveText('Execution tracker');
  await new Shell(page).userMenu(email).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Français');
  await page.getByRole('combobox', { name: 'Apparence' }).selectOption('Sombre');
  for (const tab of [page, other.page]) {
    await expect(tab.getByRole('link', { name: 'Tableau de bord' })).toBeVisible();
    await expect(tab.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(tab.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(tab.locator('body')).toHaveCSS('color', 'rgb(229, 233, 233)');
    await expect(barColour(tab)).toHaveAttribute('content', '#131617');
  }
  await other.page.reload();
  await expect(other.page.getByRole('heading', { level: 1 })).toHaveText('Suivi des exécutions');
  await expect(other.page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(barColour(other.page)).toHaveAttribute('content', '#131617');
});

/** The meta tag with the colour that the browser uses for its own bars. */
const barColour = (page: Page): Locator => page.locator('meta[name="theme-color"]:not([media="not all"])');

test('the connection indicator shows the last response times, a failing server and a lost connection', async ({
  page,
  signedIn,
  server,
  expectConsole,
}) => {
  await signedIn('ROLE_ADMIN');
  await page.goto('/execution_tracker');
  const shell = new Shell(page);
  const isBack = async (notice: RegExp): Promise<void> => {
    // Dispatches the browser's event for a restored network. Without this event, the next attempt may take 20 s.
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(shell.connection()).toContainText('Live', { timeout: 45_000 });
    await expect(page.getByText(notice)).toHaveCount(0);
  };
  await test.step('while the data is current, the indicator says only "Live", and its tooltip shows the last response times', async () => {
    await expect(shell.connection()).toHaveText('Live');
    // Screen readers announce only the state.
    await expect(shell.connection().getByRole('link')).toHaveAccessibleName('Live');
    await expect(async () => {
      await shell.title().hover();
      await shell.connection().getByRole('link').hover();
      await expect(page.getByText('Response times of the last minute')).toBeVisible();
      await expect(page.getByText(/^\d+ ms$/)).toHaveCount(3, { timeout: 1_000 });
    }).toPass();
    await shell.title().hover();
    await expect(page.getByText('Response times of the last minute')).toBeHidden();
    await shell.connection().getByRole('link').focus();
    await expect(page.getByText('Response times of the last minute')).toBeVisible();
  });

  await test.step('a server that responds with errors is shown as failing, not as offline', async () => {
    expectConsole(/status of 503/);
    await control(server.url, 'faults', { rules: [{ kind: 'status', status: 503, path: '^/api/' }] });
    await expect(page.getByText(/^The server answers with errors\./)).toBeVisible({ timeout: 45_000 });
    await expect(page.getByText(/No connection/)).toHaveCount(0);
    await page.goto('/users');
    await expect(page.getByRole('main').getByText('The server answers with an error (HTTP 503)')).toBeVisible();
    await control(server.url, 'faults', { rules: [] });
    await isBack(/answers with errors/);
  });

  await test.step('a lost connection is shown as offline, with the time when it was lost', async () => {
    await server.stop();
    await expect(shell.connection()).toHaveText(/^Offline/, { timeout: 45_000 });
    await expect(page.getByText(/^No connection since \d\d:\d\d\./)).toBeVisible();
    await expect(shell.connection()).toHaveText(/^Offlinesince \d\d:\d\d$/, { timeout: 45_000 });
    await server.start();
    await isBack(/^No connection since/);
  });
});

test('files that fail or never arrive lead to a message with a button, never to a blank page', async ({
  page,
  signedIn,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED|dynamically imported module|has not arrived|Service Worker registration blocked/);
  const shell = new Shell(page);
  await signedIn('ROLE_CLIENT_ADMIN');
  await test.step('a chunk that was deleted from the server leads to a message', async () => {
    await page.goto('/no/such/screen');
    const allow = await refuseFiles(page, /administration-/);
    await shell.link('Connections').click();
    await expect(page.getByRole('alert').getByText('This page could not be loaded')).toBeVisible();
    await expect(shell.link('Dashboard'), 'the bar stays').toBeVisible();
    await expect(shell.updateButton()).toBeVisible();
    await allow();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(shell.title()).toHaveText('Connections');
  });

  const couldNotStart = page.getByText('Sync Console could not start.');
  await test.step('chunks of the start that do not load lead to a message', async () => {
    const allow = await refuseFiles(page, /en-/);
    await page.goto('/');
    await expect(couldNotStart).toBeVisible();
    await allow();
  });
  await test.step('an entry script that does not load leads to a message', async () => {
    const allow = await refuseFiles(page, /entry-[^/]+\.js$/);
    await page.goto('/execution_tracker');
    await expect(couldNotStart).toBeVisible();
    await expect(page.locator('#root')).toHaveCount(0);
    await allow();
  });

  await test.step('chunks that neither load nor fail are abandoned after two minutes', async () => {
    await page.clock.install();
    const bring = await holdFiles(page, /overviews-/);
    // The page also needs this file, so its `load` event may wait for it.
    await page.goto('/no/such/screen', { waitUntil: 'commit' });
    await shell.link('Integrations').click();
    await page.clock.fastForward(119_000);
    const reload = page.getByRole('button', { name: 'Try again' });
    await expect(reload).toHaveCount(0);
    await page.clock.fastForward(2_000);
    await reload.waitFor();
    bring();
    await reload.click();
    await expect(shell.title()).toHaveText('Integrations');

    await holdFiles(page, /start-[^/]+\.js$/);
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(async () => {
      await page.clock.fastForward(121_000);
      await expect(couldNotStart).toBeVisible({ timeout: 1_000 });
    }).toPass();
  });
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the areas are in a bar at the bottom, within reach of a thumb; the name of each area begins with its visible word', async ({
    page,
    signedIn,
  }) => {
    const { email } = await signedIn('ROLE_CLIENT_ADMIN');
    await page.goto('/no/such/screen');
    const shell = new Shell(page);
    const areas = ['Dashboard', 'Tracker Execution tracker', 'Integrations', 'Connections', 'Drafts'];
    for (const area of areas) {
      const box = await shell.navigation().getByRole('link', { name: area, exact: true }).boundingBox();
      expect(box?.y, area).toBeGreaterThan(740 - 57);
      expect(box?.height, area).toBeGreaterThanOrEqual(44);
      expect(box?.width, area).toBeGreaterThanOrEqual(44);
    }
    await expect(page.getByRole('link', { name: 'Sync Console' })).toBeVisible();
    await expectAccessible(page);
    await shell.link('Execution tracker').click();
    await expect(shell.title()).toHaveText('Execution tracker');
    await expect(shell.link('Execution tracker')).toHaveAttribute('aria-current', 'page');
    await shell.link('Drafts').click();
    await expect(shell.title()).toHaveText('Drafts');
    await putDraft(page, { id: 'one', label: 'First', state: 'editing' });
    await page.reload();
    await expect(shell.link('Drafts')).toHaveAccessibleName('Drafts 1 draft');
    await expect(shell.userMenu(email)).toBeVisible();
    await expect(shell.connection()).toContainText(/^Live/);
    expect(await overflow(page)).toBe(0);
  });

  test('an integration has its main action above the bar of areas, and its other actions behind "…"', async ({
    page,
    signedIn,
  }) => {
    await signedIn('ROLE_ADMIN');
    for (const locale of ['en', 'fr']) {
      await page.evaluate((language) => localStorage.setItem('locale', language), locale);
      await page.goto('/job_instance/acme_dummy/view');
      const names =
        locale === 'en'
          ? ['Launch', 'More actions', 'Delete', 'Edit']
          : ['Lancer', 'Autres actions', 'Supprimer', 'Modifier'];
      const [launch = '', more = '', remove = '', edit = ''] = names;
      const action = (name: string) => page.getByRole('button', { name, exact: true });
      for (const name of [launch, more]) {
        const box = await action(name).boundingBox();
        expect(box?.height, name).toBe(44);
        expect(box !== null && box.x >= 0 && box.x + box.width <= 360, name).toBe(true);
        expect(box?.y, name).toBeLessThan(740 - 57 - 44);
      }
      await expect(action(remove)).toBeHidden();
      await action(more).click();
      await expect(action(remove)).toBeVisible();
      await expectAccessible(page);
      expect(await overflow(page)).toBe(0);
      await page.keyboard.press('Escape');
      await expect(action(remove)).toBeHidden();
      await expect(action(more)).toBeFocused();
      await action(more).click();
      await page.getByRole('link', { name: edit, exact: true }).click();
      await expect(page).toHaveURL(/\/edit$/);
    }
  });
});

/** Returns by how many pixels the page is wider than the window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
