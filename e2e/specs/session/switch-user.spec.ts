import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/console-test';
import { control, makeToken } from '../../fixtures/control';
import { putDraft } from '../../fixtures/draft-record';
import { readStoredData } from '../../fixtures/stored-data';
import { LoginPage } from '../../pages/login-page';
import { Shell } from '../../pages/shell';

const first = { email: 'user@acme.test', password: 'Console-2026' };
const second = { email: 'admin@globex.test', password: 'Console-2026' };

test.describe('with a token in the URL while another user is signed in', () => {
  test('the console asks whether to switch users, and ends the first session in every tab before the second begins', async ({
    page,
    signedIn,
    server,
  }) => {
    await signedIn(first.email);
    await openDashboard(page);
    const other = await openToken(page.context(), server.url);
    await expect(other).toHaveURL(/\/login$/);
    await expect(other.getByText(`${first.email} is signed in on this device.`, { exact: false })).toBeVisible();
    await expect(new Shell(page).userMenu(first.email)).toBeVisible();
    expect(await storedPerson(page)).toBe(first.email);

    await other.getByRole('button', { name: `Sign in as ${second.email}` }).click();
    for (const tab of [page, other]) {
      await expect(new Shell(tab).userMenu(second.email)).toBeVisible();
      await expect(new Shell(tab).title()).toHaveText('Dashboard');
      await expect(tab.getByRole('region', { name: 'Recent executions' }).getByRole('row')).toHaveCount(11);
      await expect(tab.locator('body')).not.toContainText(/acme/i);
    }
    await expect.poll(async () => databaseKinds(page)).toEqual(['cache', 'drafts']);
    const stored = await readStoredData(page);
    expect(JSON.stringify({ ...stored, caches: [] })).not.toMatch(/acme/i);
    await page.reload();
    await expect(new Shell(page).userMenu(second.email)).toBeVisible();
  });

  test('the console asks about unsent drafts, as at a sign-out; closing the dialog changes nothing', async ({
    page,
    signedIn,
    server,
  }) => {
    await signedIn(first.email);
    await openDashboard(page);
    await putDraft(page, { id: 'draft', label: 'Half written', state: 'editing' });
    await page.reload();
    await expect(new Shell(page).draftsBadge()).toBeVisible();
    const other = await openToken(page.context(), server.url);
    const goOn = other.getByRole('button', { name: `Sign in as ${second.email}` });
    const question = other.getByRole('dialog', { name: 'Sign out with unsent drafts?' });
    await goOn.click();
    await expect(question).toContainText('Half written');
    await question.getByRole('button', { name: 'Close' }).click();
    await expect(question).toHaveCount(0);
    expect(await storedPerson(page)).toBe(first.email);

    await goOn.click();
    await question.getByRole('button', { name: 'Keep on this device' }).click();
    await expect(new Shell(other).userMenu(second.email)).toBeVisible();
    await expect(new Shell(other).draftsBadge()).toHaveCount(0);
    await new Shell(other).signOut(second.email);
    await new LoginPage(other).signIn(first);
    await expect(new Shell(other).draftsBadge()).toHaveAccessibleName('1 draft');
  });

  test('the first session may be kept, or ended in another tab; a newer token of the same user is accepted without asking; in French too', async ({
    page,
    signedIn,
    server,
  }) => {
    await signedIn(first.email);
    await test.step('the token is discarded if the user keeps the first session', async () => {
      await openDashboard(page);
      const other = await openToken(page.context(), server.url);
      await other.getByRole('button', { name: `Stay signed in as ${first.email}` }).click();
      await expect(new Shell(other).userMenu(first.email)).toBeVisible();
      await expect(new Shell(other).title()).toHaveText('Dashboard');
      await other.goto('/login');
      await expect(new Shell(other).userMenu(first.email)).toBeVisible();
      expect(await storedPerson(page)).toBe(first.email);
    });
    await test.step('the console asks in French', async () => {
      await page.evaluate(() => localStorage.setItem('locale', 'fr'));
      const other = await openToken(page.context(), server.url);
      await expect(other.getByRole('heading', { name: 'Se connecter avec un autre compte ?' })).toBeVisible();
      await other.getByRole('button', { name: `Garder la session de ${first.email}` }).click();
      await expect(new Shell(other).userMenu(first.email)).toBeVisible();
      await page.evaluate(() => localStorage.setItem('locale', 'en'));
    });
    await test.step('a newer token of the same user is accepted without asking', async () => {
      const token = await makeToken(server.url, { email: first.email, ttlSeconds: 7_200 });
      await page.goto(`/login?app_token=${encodeURIComponent(token)}`);
      await expect(new Shell(page).userMenu(first.email)).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('session'))).toContain(token);
    });
    await test.step('the second user is signed in when the first one signs out in another tab', async () => {
      const other = await openToken(page.context(), server.url);
      await expect(other.getByRole('button', { name: `Sign in as ${second.email}` })).toBeVisible();
      await new Shell(page).signOut(first.email);
      for (const tab of [page, other]) await expect(new Shell(tab).userMenu(second.email)).toBeVisible();
    });
  });
});

test('after a refused token, the next user finds no data of the first user; later, the first user finds their drafts again', async ({
  page,
  signedIn,
  server,
  expectConsole,
}) => {
  expectConsole(/status of 401/);
  await signedIn(first.email);
  await openDashboard(page);
  await putDraft(page, { id: 'draft', label: 'Half written', state: 'editing' });
  const other = await page.context().newPage();
  await other.goto('/execution_tracker?status=error');
  await expect(new Shell(other).connection()).toHaveText(/Live/);
  await control(server.url, 'faults', { rules: [{ kind: 'status', status: 401, path: '^/api/' }] });
  for (const tab of [page, other]) await expect(new LoginPage(tab).email()).toBeVisible();
  await control(server.url, 'faults', { rules: [] });
  await new LoginPage(page).signIn(second);
  for (const tab of [page, other]) {
    await expect(new Shell(tab).userMenu(second.email)).toBeVisible();
    await expect(new Shell(tab).title()).toHaveText('Dashboard');
    await expect(tab.getByRole('region', { name: 'Recent executions' }).getByRole('row')).toHaveCount(11);
    await expect(tab.locator('body')).not.toContainText(/acme/i);
    await expect(new Shell(tab).draftsBadge()).toHaveCount(0);
  }
  await expect.poll(async () => databaseKinds(page)).toEqual(['cache', 'drafts', 'drafts']);
  const { local, session, databases } = await readStoredData(page);
  const caches = Object.entries(databases).filter(([name]) => name.startsWith('cache:'));
  expect(JSON.stringify([local, session, caches])).not.toMatch(/acme/i);
  await new Shell(page).signOut(second.email);
  await new LoginPage(page).signIn(first);
  await expect(new Shell(page).draftsBadge()).toHaveAccessibleName('1 draft');
});

test('a user who is moved to another company finds only the rows of that company, without a new sign-in', async ({
  page,
  signedIn,
  api,
}) => {
  await signedIn(first.email);
  await openDashboard(page);
  const admin = await api('ROLE_ADMIN');
  const users = await admin.get<{ 'hydra:member': { id: number; email: string }[] }>('/api/users?email=user@acme.test');
  const id = users.body['hydra:member'].find(({ email }) => email === first.email)?.id;
  await admin.patch(`/api/users/${id}`, { company: '/api/companies/globex' });
  const companies = async (): Promise<string[]> => {
    const { databases } = await readStoredData(page);
    const [, cache = {}] = Object.entries(databases).find(([name]) => name.startsWith('cache:')) ?? [];
    const rows = [...(cache['executions'] ?? []), ...(cache['instances'] ?? []), ...(cache['connections'] ?? [])];
    return [...new Set(rows.map((row) => (JSON.parse(row) as { companyCode: string | null }).companyCode ?? ''))];
  };
  await expect.poll(companies).toEqual(['globex']);
  await expect(page.getByRole('region', { name: 'Recent executions' }).getByRole('row')).toHaveCount(11);
  await expect(page.getByRole('main')).not.toContainText(/acme/i);
  await expect(new Shell(page).connection()).toHaveText(/Live/);
});

/** Opens the dashboard and waits for its rows, so that the device has a cache for the person. */
async function openDashboard(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Recent executions' }).getByRole('row')).toHaveCount(11);
}

/** Opens a new tab at the sign-in address, with a token of the second person. */
async function openToken(context: BrowserContext, url: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(`/login?app_token=${encodeURIComponent(await makeToken(url, { email: second.email }))}`);
  return tab;
}

/** The e-mail in the stored token. */
function storedPerson(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { token } = JSON.parse(localStorage.getItem('session') ?? '{}') as { token?: string };
    return (JSON.parse(atob(token?.split('.')[1] ?? '')) as { username: string }).username;
  });
}

/** The kind of each stored database, such as `cache`, sorted. */
async function databaseKinds(page: Page): Promise<string[]> {
  const { databases } = await readStoredData(page);
  return Object.keys(databases)
    .map((name) => name.split(':')[0] ?? '')
    .sort();
}
