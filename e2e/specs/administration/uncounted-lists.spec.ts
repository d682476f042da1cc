import type { Tamper } from '../../fixtures/console-server';
import { expect, test } from '../../fixtures/console-test';
import { OnlineListPage } from '../../pages/administration/online-list';
import { Shell } from '../../pages/shell';

/**
 * Changes lists into the form in which some servers send them: without a total, without links to pages, and with the
 * members as a PHP list with gaps, which becomes a JSON object.
 */
const uncounted: Tamper = ({ request, status, type, text }) => {
  if (!/^GET \/api\/(?:companies|users|list_companies)(?:\?|$)/.test(request)) return { status, type, text };
  const list = JSON.parse(text) as { 'hydra:member': unknown[] };
  const members = Object.fromEntries(list['hydra:member'].map((member, index) => [String(2 * index + 1), member]));
  return { status, type, text: JSON.stringify({ 'hydra:member': members }) };
};

test('a list whose total the server does not send shows a minimum number of items, and all its pages can be opened', async ({
  page,
  signedIn,
  api,
  server,
}) => {
  const root = await api('ROLE_ADMIN');
  for (let number = 1; number <= 30; number += 1)
    await root.post('/api/companies', { code: `company_${number}`, name: `Company ${number}` });
  server.tamper(uncounted);
  await signedIn('ROLE_ADMIN');
  const list = new OnlineListPage(page, 'Companies');
  await page.goto('/companies');
  await expect(list.rows()).toHaveCount(30);
  await expect(page.getByRole('main')).toContainText('more than 30 companies');
  const above = page.getByRole('navigation', { name: 'Pages, above the list' });
  await expect(above).toContainText('1 to 30');
  await above.getByRole('button', { name: '2', exact: true }).click();
  await expect(list.rows()).toHaveCount(3);
  await expect(above).toContainText('31 to 33');
  await expect(page.getByRole('main')).toContainText('33 companies');
  await page.goto('/configuration');
  await expect(page.getByRole('link', { name: 'Users' })).toContainText(/\d/);
  await page.goto('/user/create');
  await expect(new Shell(page).title()).toHaveText('New user');
  await expect(page.getByRole('combobox', { name: 'Company' }).getByRole('option')).toHaveCount(34);
});
