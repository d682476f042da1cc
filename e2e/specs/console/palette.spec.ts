import { expectNoViolations } from '../../fixtures/accessibility';
import { expect, test } from '../../fixtures/console-test';
import { Palette } from '../../pages/palette';
import { Shell } from '../../pages/shell';
import { TrackerPage } from '../../pages/tracker-page';

test('the palette opens by keyboard, finds integrations and runs, and asks before a launch; offline, it finds them too but launches nothing', async ({
  page,
  signedIn,
  server,
}) => {
  await signedIn('ROLE_ADMIN');
  const [palette, shell] = [new Palette(page), new Shell(page)];
  const tracker = new TrackerPage(page);
  await tracker.open();
  await expect(tracker.grid.rows()).toHaveCount(30);
  await expect(shell.connection()).toContainText('Live');

  await test.step('a mistyped name finds the integration and its last run', async () => {
    await palette.find('prodct images shop');
    const run = palette.group('Executions').getByRole('option').first();
    await expect(run).toContainText('Product images to the shop');
    await expectNoViolations(page);
    await run.click();
    await expect(page).toHaveURL(/\/job_execution\/\d+$/);
  });

  await test.step('a text inside an integration is found, and the result shows where it is', async () => {
    await palette.find('webimage');
    await expect(palette.group('Inside integrations').getByRole('option').first()).toContainText(': webimage');
    await page.keyboard.press('Escape');
    await expect(palette.dialog()).toHaveCount(0);
  });

  await test.step('a launch asks first, and Cancel launches nothing', async () => {
    await palette.find('launch delta media rules');
    await palette
      .option(/^Launch delta: Media rules/)
      .first()
      .click();
    await expect(palette.question()).toContainText('Launch delta: Media rules');
    await palette.question().getByRole('button', { name: 'Cancel' }).click();
    await expect(palette.question()).toHaveCount(0);
  });

  await test.step('offline, everything is found, and a launch says that it needs a connection', async () => {
    await server.stop();
    await expect(shell.connection()).toContainText('Offline');
    await palette.find('launch media rules');
    await expect(palette.option(/^Launch delta: Media rules.*Needs a connection/).first()).toBeDisabled();
    await palette.field().fill('media rules');
    await expect(palette.group('Integrations').getByRole('option').first()).toContainText('Media rules');
  });
});

test('single-key shortcuts work outside text fields; once switched off, they stay off after a reload', async ({
  page,
  signedIn,
}) => {
  await signedIn('ROLE_ADMIN');
  const [palette, shell] = [new Palette(page), new Shell(page)];
  await page.goto('/');
  await expect(shell.connection()).toContainText('Live');
  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };

  // The code of the shortcuts loads after the first screen, so this tries repeatedly.
  await expect(async () => {
    await press('g', 't');
    await expect(shell.title()).toHaveText('Execution tracker', { timeout: 2_000 });
  }).toPass();
  await press('g', 'i');
  await expect(shell.title()).toHaveText('Integrations');
  const rows = page.getByRole('table', { name: 'Integrations' }).locator('[data-row-opener]');
  await expect(rows.nth(1)).toBeVisible();
  await press('j', 'j');
  await expect(rows.nth(1)).toBeFocused();
  await press('k');
  await expect(rows.nth(0)).toBeFocused();
  await press('/');
  const search = page.getByRole('searchbox', { name: 'Search by label' });
  await expect(search).toBeFocused();
  await press('g', 'd');
  await expect(search).toHaveValue('gd');
  await expect(shell.title()).toHaveText('Integrations');
  await search.fill('');
  await search.blur();

  await press('?');
  await expect(palette.sheet()).toBeVisible();
  // Opening the sheet moves the focus to its first button, which must not open a tooltip.
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expectNoViolations(page);
  await palette.singleKeys().click();
  await expect(palette.singleKeys()).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(palette.sheet()).toHaveCount(0);
  await press('g', 'd');
  await expect(shell.title()).toHaveText('Integrations');
  await page.reload();
  await expect(rows.first()).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(palette.dialog()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette.dialog()).toHaveCount(0);
  await press('?');
  await expect(palette.sheet()).toHaveCount(0);
});
