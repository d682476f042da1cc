import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../../fixtures/accessibility';
import { expect, test } from '../../fixtures/console-test';
import { ExecutionControl } from '../../fixtures/execution-control';
import { serveLog, longLog } from '../../fixtures/sample-log';
import { ExecutionPage } from '../../pages/execution-page';
import { LogPage } from '../../pages/log-page';

interface Listed {
  'hydra:member': { id: number; stepExecutions: { stepName: string; status: string }[] }[];
}

const lastOf = (status: string): string => `/api/job_executions?order[id]=desc&status=${status}`;

test('the log of a failed execution opens in the page, at full height, and at a step', async ({
  page,
  signedIn,
  api,
}) => {
  const view = new ExecutionPage(page);
  const log = new LogPage(page);
  const client = await api('ROLE_USER');
  const run = (await client.get<Listed>(lastOf('error'))).body['hydra:member'].find(
    ({ stepExecutions }) => stepExecutions.length > 0,
  );
  const { stepName = '' } = run?.stepExecutions.findLast(({ status }) => status !== 'skipped') ?? {};
  await signedIn('ROLE_USER');
  await view.open(run?.id ?? 0);
  const section = page.getByRole('region', { name: 'Log' });
  await expect(section).toContainText(/\d+ lines/);
  await section.getByRole('button', { name: /^Errors only/ }).click();
  await expect(section.getByRole('listitem').filter({ hasNotText: 'ERROR' })).toHaveCount(0);
  await expect(section.getByRole('listitem').first()).toContainText('ERROR');
  await section.getByRole('link', { name: 'Full height' }).click();
  await expect(log.title()).toContainText(String(run?.id));
  await expect(log.line('ERROR').first()).toBeVisible();
  await page.goBack();
  await view.steps().getByRole('link', { name: stepName }).click();
  await expect(log.step(stepName)).toHaveAttribute('aria-current', 'location');
  await expectAccessible(page);

  const [file] = await Promise.all([page.waitForEvent('download'), log.button('Download the log').click()]);
  expect(file.suggestedFilename()).toBe('execution.log');
  expect(await readFile(await file.path(), 'utf8')).toContain('ERROR: ');
});

test('a log can be searched, filtered by level, and read with keys', async ({ page, signedIn, server }) => {
  const log = new LogPage(page);
  let text = longLog(10_000);
  serveLog(server, () => text);
  await signedIn('ROLE_ADMIN');
  await log.open(1);
  await expect(log.number(1)).toBeInViewport();
  await page.keyboard.press('/');
  await expect(log.search()).toBeFocused();
  await page.keyboard.type('Could NOT');
  await expect(log.hits()).toHaveText('1 of 10');
  await expect(log.number(1_000)).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(log.hits()).toHaveText('2 of 10');
  await expect(log.number(2_000)).toBeInViewport();
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.press('Shift+Enter');
  await expect(log.hits()).toHaveText('10 of 10');
  await expect(log.number(10_000)).toBeInViewport();
  // In a field, single keys type text instead of triggering shortcuts.
  await log.search().fill('');
  await page.keyboard.type('new');
  await expect(log.hits()).toHaveText('No match');
  await log.search().fill('/item \\d500 /');
  await expect(log.hits()).toHaveText('1 of 9');
  await log.search().fill('/(/');
  await expect(log.hits()).toHaveText('Not a regular expression');
  await log.search().fill('');

  await log.level('Errors only').click();
  await expect(log.button('999 lines hidden').first()).toBeVisible();
  await log.lines().focus();
  await page.keyboard.press('Home');
  await log.button('999 lines hidden').first().click();
  await expect(log.number(1)).toBeInViewport();
  await log.level('Errors only').click();
  await page.keyboard.press('e');
  await expect(page).toHaveURL(/#L1000$/);
  await page.keyboard.press('e');
  await expect(page).toHaveURL(/#L2000$/);
  await page.keyboard.press('w');
  await expect(page).toHaveURL(/#L2100$/);
  await expect(log.number(2_100)).toBeInViewport();
  await page.keyboard.press('Control+f');
  await expect(log.search()).toBeFocused();

  await test.step('a search that would never end is aborted, and the next search works', async () => {
    text = `${'a'.repeat(60)}!\nINFO: graphql\n`;
    await log.open(2);
    await log.search().fill('/^(a+)+$/');
    await expect(log.hits()).toHaveText('This pattern takes too long');
    await log.search().fill('graphql');
    await expect(log.hits()).toHaveText('1 of 1');
  });

  await test.step('a log of 100,000 lines opens and scrolls, while the document contains only the lines in view', async () => {
    text = longLog(100_000);
    await log.open(3);
    await expect(log.text('100,000 lines, ')).toBeVisible();
    const drawn = (): Promise<number> => log.lines().getByRole('listitem').count();
    expect(await drawn()).toBeLessThan(100);
    await log.lines().focus();
    for (const key of ['PageDown', 'PageDown', 'PageDown', 'End']) await page.keyboard.press(key);
    await expect(log.number(100_000)).toBeInViewport();
    expect(await drawn()).toBeLessThan(100);
    for (const key of ['PageUp', 'PageUp', 'Home']) await page.keyboard.press(key);
    await expect(log.number(1)).toBeInViewport();
  });
});

test('lines are linked, selected and copied', async ({ page, context, signedIn, server }) => {
  const log = new LogPage(page);
  serveLog(server, () => longLog(2_000));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signedIn('ROLE_ADMIN');
  await log.open(1, '#L1276-L1281');
  await expect(log.number(1_276)).toBeInViewport();
  await expect(log.text('Lines 1276 to 1281 selected')).toBeVisible();
  await log.button('Copy lines').click();
  const clipboard = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(async () => (await clipboard()).split('\n').length).toBe(6);
  expect(await clipboard()).toMatch(/^\[2026-11-23T03:32:07.600Z\] DEBUG: .* item 1276\n/);
  await log.number(1_280).click();
  await expect(page).toHaveURL(/\/log#L1280$/);
  await log.number(1_283).click({ modifiers: ['Shift'] });
  await expect(page).toHaveURL(/\/log#L1280-L1283$/);
  await log.button('Copy link').click();
  await expect.poll(clipboard).toMatch(/\/job_execution\/1\/log#L1280-L1283$/);

  // Makes a browser selection that starts in one line and ends in a line far away.
  await log.lines().focus();
  await page.keyboard.press('Home');
  await log
    .line(/item 2$/)
    .locator('span')
    .last()
    .click({ clickCount: 3 });
  await page.keyboard.press('End');
  await expect(log.number(2_000)).toBeInViewport();
  await log
    .line(/item 1990$/)
    .locator('span')
    .last()
    .click({ modifiers: ['Shift'] });
  await page.keyboard.press('Control+c');
  await expect.poll(async () => (await clipboard()).split('\n').length).toBe(1_989);
});

test('the viewer follows a running log until somebody scrolls up; it fits a phone, in French too', async ({
  page,
  signedIn,
  server,
}) => {
  const log = new LogPage(page);
  const control = new ExecutionControl(server.url);
  await control.pauseRunner();
  const id = await control.createOne({ jobInstance: 'acme_dummy', status: 'inProgress' });
  let lines = 300;
  serveLog(server, () => longLog(lines));
  await signedIn('ROLE_ADMIN');
  await log.open(id);
  await expect(log.number(300)).toBeInViewport();
  lines = 320;
  await expect(log.number(320)).toBeInViewport({ timeout: 15_000 });
  await log.lines().hover();
  await page.mouse.wheel(0, -600);
  await expect(log.button('Follow new lines')).toHaveAttribute('aria-pressed', 'false');
  lines = 334;
  await log.button('14 new lines').click({ timeout: 15_000 });
  await expect(log.number(334)).toBeInViewport();
  await page.keyboard.press('f');
  await expect(log.button('Follow new lines')).toHaveAttribute('aria-pressed', 'false');

  await test.step('the viewer fits a phone, in French', async () => {
    lines = 500;
    await page.setViewportSize({ width: 360, height: 760 });
    await page.evaluate(() => localStorage.setItem('locale', 'fr'));
    await log.open(1, '#L100');
    await expect(page.getByRole('button', { name: /^Avertissement/ })).toBeVisible();
    await expect(page.getByText('500 lignes')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(760);
    await expectAccessible(page);
  });
});
