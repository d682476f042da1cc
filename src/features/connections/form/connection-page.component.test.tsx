import { act, screen, waitFor, within } from '@testing-library/react';
import type { ActionFunction } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import type { CompanyRow } from '@/domain/company';
import { databases } from '@/data/sync/databases';
import { instanceViewPath } from '@/domain/addresses/paths';
import type { ConnectionItem } from '@/domain/connection';
import type { InstanceRow } from '@/domain/instance';
import { dialogOpened, showAt } from '@tests/support/component/render';
import { refusal, setConnection, signIn } from '@tests/support/component/world';
import { ConnectionPage } from './connection-page';
import { connectionRow } from '@tests/support/connection-row';
import { instanceRow } from '@tests/support/instance-row';

const connection: ConnectionItem = {
  ...connectionRow('akeneo', 1, { label: 'Main PIM', companyCode: 'acme', url: 'https://pim.acme.test', version: '7' }),
  iri: '/api/akeneo_connections/1',
  stored: { clientIdSet: true, secretSet: true, userSet: true, passwordSet: true, permanentTokenSet: false },
};
const using = (code: string, id: number, enabled = true): InstanceRow =>
  instanceRow(code, { label: `Job ${code}`, enabled, configuration: `{"akeneo_connection":${id}}` });
const store = (rows: InstanceRow[], readLists = ['instances']): Promise<void> =>
  act(async () => {
    const { cache } = databases();
    await cache.instances.clear();
    await cache.instances.bulkPut(rows);
    await cache.meta.put({ key: 'readLists', value: readLists });
  });

function showPage(action?: ActionFunction, shown = connection, companies: readonly CompanyRow[] | null = null) {
  const value = { connection: shown, companies };
  const address = `/connections/edit/${shown.key}`;
  const loader = () => ({ address, outcome: Promise.resolve({ ok: true, value }) });
  const path = '/connections/edit/:type/:id';
  return showAt(address, [{ path, element: <ConnectionPage />, loader, ...(action && { action }) }]);
}

beforeEach(() => {
  signIn();
  setConnection('live');
});

test('the page lists the integrations that use the connection, by label and with links', async () => {
  await store([using('b', 1, false), using('other', 2), using('a', 1)]);
  showPage();
  const list = await screen.findByRole('list', { name: 'Used by 2 integrations' });
  const items = within(list).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Job a', 'Job b Disabled']);
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['a', 'b'].map(instanceViewPath));
});

test('the confirmation before a deletion also lists the integrations that use the connection', async () => {
  await store([using('b', 1), using('a', 1)]);
  const { user } = showPage();
  await screen.findByRole('list', { name: 'Used by 2 integrations' });
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = await dialogOpened('alertdialog');
  const list = within(dialog).getByRole('list', { name: 'Used by 2 integrations' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Job a', 'Job b']);
});

test('if no integration uses the connection, the page says so, and the confirmation has no list', async () => {
  await store([using('other', 2)]);
  const { user } = showPage();
  await screen.findByRole('heading', { name: 'Not used by any integration' });
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(within(await dialogOpened('alertdialog')).queryByRole('list')).toBeNull();
});

test('the page says "Not used" only if all integrations are on this device', async () => {
  await store([], []);
  const { user } = showPage();
  await screen.findByRole('heading', { name: 'Used by' });
  expect(screen.queryByText('Not used by any integration')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  within(await dialogOpened('alertdialog')).getByText(/This device does not know yet which integrations use it\.$/);
});

test.each([
  [500, /^The connection could not be deleted\. An integration may still use it/],
  [429, /^Too many calls\.$/],
])('after a %i, the deletion says whether the connection may be in use', async (status, text) => {
  await store([]);
  const { user } = showPage(() => refusal(status, { description: 'Too many calls.' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(within(await dialogOpened('alertdialog')).getByRole('button', { name: /^Delete connection/ }));
  expect(await screen.findByText(text)).toBeDefined();
});

test('a violation of the client ID of a PIM is shown at its field', async () => {
  const violations = [{ propertyPath: 'clientId', message: 'This client ID is unknown.' }];
  const { user } = showPage(async () => refusal(422, { violations }));
  const field = await screen.findByLabelText('Client ID');
  await user.type(field, 'wrong');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('This client ID is unknown.').closest('div')?.contains(field)).toBe(true);
});

test('a shop whose stored name is too long can be saved', async () => {
  const shop = connectionRow('shopify', 'acme', { label: 'a'.repeat(256), companyCode: 'acme' });
  const sent: unknown[] = [];
  const save: ActionFunction = async ({ request }) => {
    sent.push(await request.json());
    return refusal(422);
  };
  const companies = ['acme', 'other'].map((code) => ({ code, name: null }));
  const { user } = showPage(save, { ...connection, ...shop }, companies);
  await user.selectOptions(await screen.findByLabelText('Company'), 'other');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ company: '/api/companies/other' }]));
});
