import { makeToken } from '../../fixtures/control';
import { storeSession } from '../../fixtures/stored-data';
import type { Stage } from '../screen';

const COMPANY = '/api/companies/nordlys';
const ADMINISTRATOR = 'ada@nordlys.test';

/** Creates a company without connections and integrations, and signs in its administrator. */
export async function signInToEmptyCompany({ page, server, api }: Stage): Promise<void> {
  const root = await api('ROLE_ADMIN');
  await root.post('/api/companies', { code: 'nordlys', name: 'Nordlys' });
  await root.post('/api/users', { email: ADMINISTRATOR, company: COMPANY, roles: ['ROLE_CLIENT_ADMIN'] });
  await page.goto('/robots.txt');
  await storeSession(page, await makeToken(server.url, { email: ADMINISTRATOR }));
}

/** Gives the company two connections and an integration. */
export async function makeFirstSteps({ page, api }: Stage): Promise<void> {
  const root = await api('ROLE_ADMIN');
  const secrets = { clientId: 'id', secret: 'secret', user: 'user', password: 'password' };
  const [pim, media] = ['https://pim.nordlys.example', 'media.nordlys.example'];
  await root.post('/api/akeneo_connections', { label: 'Nordlys PIM', company: COMPANY, url: pim, ...secrets });
  await root.post('/api/bynder_connections', { label: 'Nordlys media', company: COMPANY, domain: media, app: true });
  await root.post('/api/job_instances', {
    code: 'nordlys_first',
    label: 'Packshots to the PIM',
    jobCode: 'dummy',
    company: COMPANY,
    enabled: true,
    configuration: '{}',
  });
  // Opens the connections, so that the console reads their names. The steps on the dashboard show the names.
  await page.goto('/connections');
  await page.getByText('Nordlys media').first().waitFor();
}
