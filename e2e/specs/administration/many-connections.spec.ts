import { expect, test } from '../../fixtures/console-test';
import { ConnectionsPage } from '../../pages/administration/connections-page';
import { Shell } from '../../pages/shell';

test('all connections are shown, even those beyond the first page of the server; offline, no button opens a screen that needs the network', async ({
  page,
  api,
  signedIn,
  server,
}) => {
  const list = new ConnectionsPage(page);
  const shell = new Shell(page);
  await signedIn('ROLE_ADMIN');
  const admin = await api('ROLE_ADMIN');
  for (let number = 1; number <= 110; number += 1) {
    const body = { label: `Library ${number}`, domain: `l${number}.media.example`, app: true, useEventWebhook: false };
    expect((await admin.post('/api/bynder_connections', body)).status).toBe(201);
  }
  const { body } = await admin.get<{ 'hydra:totalItems': number }>('/api/bynder_connections');
  await page.goto('/connections');
  await expect(list.card('Library 1')).toBeVisible();
  await expect(list.cards('Asset service')).toHaveCount(body['hydra:totalItems']);
  await test.step('offline, the buttons that open a screen that needs the network are disabled', async () => {
    await server.stop();
    await expect(shell.connection()).toContainText('Offline');
    const action = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).first();
    for (const name of ['Create', 'Edit', 'Data']) await expect(action(name)).toBeDisabled();
  });
});
