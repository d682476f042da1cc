import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expect, test } from '../../fixtures/console-test';
import { control } from '../../fixtures/control';
import { putDraft } from '../../fixtures/draft-record';
import { readStoredData, type StoredData } from '../../fixtures/stored-data';
import { LoginPage } from '../../pages/login-page';
import { Shell } from '../../pages/shell';

const next = { email: 'admin@globex.test', password: 'Console-2026' };
/** Keys of local storage that belong to the browser or the installation, not to a person. */
const shared = ['colour-mode', 'config', 'locale'];

test('signing out with two tabs open leaves no personal data on the device @service-worker', async ({
  page,
  signedIn,
}) => {
  const { email } = await signedIn('admin@acme.test');
  const [one, two] = await openTwoTabs(page);
  await two.page.getByRole('button', { name: email }).click();
  await two.page.getByRole('combobox', { name: 'Language' }).selectOption('Français');
  await two.page.getByRole('combobox', { name: 'Apparence' }).selectOption('Sombre');
  await two.page.getByRole('combobox', { name: 'Langue' }).selectOption('English');
  await two.page.keyboard.press('Escape');
  for (const address of ['/execution_tracker?status=error&jobInstance=acme_secret', '/job_instance']) {
    await two.page.goto(address);
    await expect(two.title()).toBeVisible();
  }
  const before = await readStoredData(page);
  expect(Object.keys(before.databases).filter((name) => name.startsWith('cache:'))).toHaveLength(1);
  expect(rowsOf(before)).toBeGreaterThan(20);
  expect(JSON.stringify(before)).toContain('acme');

  await one.signOut(email);
  for (const tab of [one, two]) {
    await expect(new LoginPage(tab.page).email()).toBeVisible();
    await expect(tab.page.locator('#root')).not.toContainText(/acme/i);
  }
  await expect.poll(async () => Object.keys((await readStoredData(page)).databases)).toEqual([]);
  for (const tab of [one, two]) {
    const after = await readStoredData(tab.page);
    expect(Object.keys(after.local).sort()).toEqual(shared);
    expect(after.local).toMatchObject({ locale: 'en', 'colour-mode': 'dark' });
    expect(after.session).toEqual({});
    expect(JSON.stringify(after)).not.toMatch(/acme/i);
    expect(after.cookies).toBe('');
  }
  await page.reload();
  await expect(new LoginPage(page).email()).toBeVisible();
  const reloaded = await readStoredData(page);
  expect(JSON.stringify(reloaded)).not.toMatch(/acme/i);
  expect(Object.keys(reloaded.local).sort()).toEqual(shared);
});

test('the next user cannot see or send data of the previous user', async ({ page, signedIn, server }) => {
  const { email } = await signedIn('admin@acme.test');
  const [one, two] = await openTwoTabs(page);
  await putDraft(page, { id: 'left', label: 'Left by Acme', state: 'editing' });
  await one.signOut(email);
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  await expect(new LoginPage(two.page).email()).toBeVisible();
  await fetch(`${server.url}/__control/requests`, { method: 'DELETE' });

  await new LoginPage(page).signIn(next);
  for (const tab of [one, two]) {
    await expect(tab.userMenu(next.email)).toBeVisible();
    await expect(tab.title()).toHaveText('Dashboard');
    await expect(tab.page.getByRole('region', { name: 'Recent executions' }).getByRole('row')).toHaveCount(11);
    await expect(tab.page.locator('body')).not.toContainText(/acme/i);
    await expect(tab.draftsBadge()).toHaveCount(0);
  }
  const answer = await fetch(`${server.url}/__control/requests`);
  const requests = (await answer.json()) as { method: string; url: string; token?: string }[];
  const calls = requests.filter(({ url }) => url.startsWith('/api/'));
  expect(calls.length).toBeGreaterThan(0);
  expect(calls.map(({ method }) => method).filter((method) => method !== 'GET')).toEqual([]);
  expect(JSON.stringify(requests)).not.toMatch(/acme/i);
});

test('unsent drafts are kept for the same user, or downloaded and discarded; closing the dialog changes nothing', async ({
  page,
  signedIn,
}) => {
  const { email, password } = await signedIn('admin@acme.test');
  const shell = await openWithDraft(page);
  await test.step('closing the dialog changes nothing', async () => {
    await shell.signOut(email);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(shell.draftsBadge()).toHaveAccessibleName('1 draft');
  });
  await test.step('unsent drafts may be kept, and the same user sees them again', async () => {
    await shell.signOut(email);
    await expect(page.getByRole('dialog', { name: 'Sign out with unsent drafts?' })).toContainText('Half written');
    await page.getByRole('button', { name: 'Keep on this device' }).click();
    await expect(new LoginPage(page).email()).toBeVisible();
    await expect.poll(async () => cachesOf(await readStoredData(page))).toEqual([]);
    const kept = await readStoredData(page);
    expect(Object.keys(kept.databases).map((name) => name.split(':')[0])).toEqual(['drafts']);
    expect(rowsOf(kept)).toBe(1);
    expect(Object.keys(kept.local).sort()).toEqual(['config']);

    await new LoginPage(page).signIn({ email, password });
    await expect(shell.draftsBadge()).toHaveAccessibleName('1 draft');
  });
  await test.step('unsent drafts may be downloaded and discarded', async () => {
    await shell.signOut(email);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as JSON' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^drafts-\d{4}-\d\d-\d\d\.json$/);
    const [draft] = JSON.parse(await readFile(await download.path(), 'utf8')) as { value: { label: string } }[];
    expect(draft?.value.label).toBe('Half written');

    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog', { name: 'Sign out with unsent drafts?' })).toBeVisible();
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(new LoginPage(page).email()).toBeVisible();
    await expect.poll(async () => Object.keys((await readStoredData(page)).databases)).toEqual([]);
    await new LoginPage(page).signIn({ email, password });
    await expect(shell.title()).toHaveText('Dashboard');
    await expect(shell.draftsBadge()).toHaveCount(0);
  });
});

test('a sign-in right after a sign-out waits until the old data is deleted; signing out works without a connection @service-worker', async ({
  page,
  signedIn,
  server,
}) => {
  const shell = new Shell(page);
  const { email, password } = await signedIn('user@acme.test');
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Recent executions' }).getByRole('row')).toHaveCount(11);
  await control(server.url, 'runner', { paused: true });
  await shell.signOut(email);
  await new LoginPage(page).signIn({ email, password });
  await expect(page.getByRole('region', { name: 'Recent executions' }).getByRole('row')).toHaveCount(11);
  await expect(shell.connection()).toContainText('Live');
  expect(cachesOf(await readStoredData(page))).toHaveLength(1);
  await test.step('signing out works without a connection', async () => {
    await shell.isControlled();
    await server.stop();
    await shell.signOut(email);
    await expect(new LoginPage(page).email()).toBeVisible();
    await expect.poll(async () => Object.keys((await readStoredData(page)).databases)).toEqual([]);
  });
});

/** Opens the dashboard in one tab and the tracker in another, and waits for their rows. */
async function openTwoTabs(page: Page): Promise<[Shell, Shell]> {
  const other = await page.context().newPage();
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Recent executions' }).getByRole('row')).toHaveCount(11);
  await other.goto('/execution_tracker');
  await expect(other.getByRole('table')).toBeVisible();
  return [new Shell(page), new Shell(other)];
}

async function openWithDraft(page: Page): Promise<Shell> {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Recent executions' }).getByRole('row')).toHaveCount(11);
  await putDraft(page, { id: 'draft', label: 'Half written', state: 'editing' });
  await page.reload();
  await expect(new Shell(page).draftsBadge()).toBeVisible();
  return new Shell(page);
}

const rowsOf = ({ databases }: StoredData) =>
  Object.values(databases).flatMap((stores) => Object.values(stores).flat()).length;
const cachesOf = ({ databases }: StoredData) => Object.keys(databases).filter((name) => name.startsWith('cache:'));
