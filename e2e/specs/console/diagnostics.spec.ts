import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../../fixtures/accessibility';
import { expect, test } from '../../fixtures/console-test';
import { Shell } from '../../pages/shell';

test('diagnostics show the state of the device and export it without secrets', async ({ page, signedIn }) => {
  const { email } = await signedIn('ROLE_USER');
  await page.goto('/drafts');
  await new Shell(page).userMenu(email).click();
  await page.getByRole('menuitem', { name: 'Diagnostics' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diagnostics');
  const tasks = page.getByRole('table', { name: 'Sync tasks' });
  await expect(tasks.getByRole('row').filter({ hasText: 'Newest executions' })).toContainText(
    /\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d/,
  );
  const tables = page.getByRole('table', { name: 'Tables' });
  await expect(tables.getByRole('row').filter({ hasText: /^executions\D/ })).toContainText(/[1-9]/);
  await expect(page.getByText('active, term')).toBeVisible();
  const fact = (name: string) =>
    page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd');
  await expect(fact('Last answer took')).toHaveText(/^[1-9][\d,]* ms$/);
  // Large values are in GB, not in thousands of MB.
  await expect(fact('Storage used')).toHaveText(/of [\d.]{1,6} [MG]B/);
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download for support' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('session') ?? '') as { token: string }).token,
  );
  expect(text).not.toContain(token);
  expect(text).not.toContain(email);
  expect(JSON.parse(text)).toMatchObject({ connection: 'live', leader: { phase: 'live' } });
});
