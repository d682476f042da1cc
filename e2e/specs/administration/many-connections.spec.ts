import { expect, test } from '../../fixtures/console-test';
import { ConnectionsPage } from '../../pages/administration/connections-page';

test('connections beyond the server’s page size are all shown', async ({ page, api, signedIn }) => {
  const admin = await api('ROLE_ADMIN');
  for (let number = 1; number <= 110; number += 1) {
    const body = { label: `Library ${number}`, domain: `l${number}.media.example`, app: true, useEventWebhook: false };
    expect((await admin.post('/api/bynder_connections', body)).status).toBe(201);
  }
  const { body } = await admin.get<{ 'hydra:totalItems': number }>('/api/bynder_connections');
  const list = new ConnectionsPage(page);
  await signedIn('ROLE_ADMIN');
  await page.goto('/connections');
  await expect(list.card('Library 1')).toBeVisible();
  await expect(list.cards('Asset service')).toHaveCount(body['hydra:totalItems']);
});
