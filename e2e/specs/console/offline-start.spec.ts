import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/console-test';
import { Shell } from '../../pages/shell';

test.use({ serviceWorkers: 'allow' });

const WRONG_PAGE = { text: 'Service unavailable', headers: { 'Content-Type': 'text/plain' } };
const REFUSED = /integrity|Failed to (?:load|find)|SHA-256|MIME type|dynamically imported|will try again/i;

const canStartOffline = (page: Page) =>
  page.getByRole('term').filter({ hasText: 'Can start offline' }).locator('xpath=following-sibling::dd');

/** Opens the diagnostics from the user menu, because a page load would start another installation. */
async function openDiagnostics(page: Page, email: string): Promise<void> {
  await new Shell(page).userMenu(email).click();
  await page.getByRole('menuitem', { name: 'Diagnostics' }).click();
}

test('a failed installation is tried again in the same tab, and the diagnostics say why it failed', async ({
  page,
  signedIn,
  server,
  dist,
  expectConsole,
}) => {
  expectConsole(REFUSED);
  const { email } = await signedIn('ROLE_USER');
  // The installation needs this file, but the tracker does not.
  server.answerInstead((path) => path.startsWith('/assets/form-'), WRONG_PAGE);
  await page.goto('/execution_tracker');
  await openDiagnostics(page, email);
  await expect(canStartOffline(page)).toHaveText(
    'No, because files of the console could not be loaded. The console tries again.',
  );
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();

  server.deploy(dist);
  await new Shell(page).isControlled();
  await expect(canStartOffline(page)).toHaveText('Yes');
  await server.stop();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diagnostics');
});

test('the console can start offline before every screen is stored, and a missing screen says that it is not stored', async ({
  page,
  signedIn,
  server,
  dist,
  expectConsole,
}) => {
  expectConsole(REFUSED);
  const { email } = await signedIn('ROLE_CLIENT_ADMIN');
  server.answerInstead((path) => path.startsWith('/assets/administration-'), WRONG_PAGE);
  await page.goto('/execution_tracker');
  const shell = new Shell(page);
  await shell.isControlled();
  await openDiagnostics(page, email);
  await expect(canStartOffline(page)).toHaveText(
    /^Yes, but without some screens \(\d+ of \d+ files stored\), because files/,
  );

  await server.stop();
  await page.goto('/execution_tracker');
  await expect(shell.title()).toHaveText('Execution tracker');
  await page.goto('/job_instance');
  await expect(shell.title()).toHaveText('Integrations');
  await shell.link('Connections').click();
  await expect(page.getByRole('alert')).toContainText('this page is not stored on this device yet');
  await expect(shell.updateButton(), 'a reload does not help').toHaveCount(0);

  server.deploy(dist);
  await server.start();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(shell.title()).toHaveText('Connections');
  await shell.isStored();
});
