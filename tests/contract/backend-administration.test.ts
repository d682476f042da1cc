import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Backend } from '../../openapi/server/backend';
import { clientWithToken, openBackend, send, signIn, type Person } from './support/backend-client';

let backend: Backend;
let root: Person;
let admin: Person;
beforeAll(async () => {
  backend = await openBackend();
  root = await signIn(backend, 'super@console.test');
  admin = await signIn(backend, 'admin@acme.test');
}, 60_000);
afterAll(() => backend.close());

const paths = (body: Record<string, unknown>) =>
  (body.violations as { propertyPath: string }[]).map(({ propertyPath }) => propertyPath);

describe('users', () => {
  const json = { 'content-type': 'application/json' };

  test('are created without a password, which the link then sets once', async () => {
    const made = await root.call('POST', '/api/users', {
      email: 'New@acme.test',
      company: '/api/companies/acme',
      roles: ['ROLE_USER'],
      preferredLocale: 'fr',
    });
    expect([made.status, made.body.email, made.body.preferredLocale]).toEqual([201, 'new@acme.test', 'fr']);
    const link = await root.get(`/api/users/${String(made.body.id)}/reset-password-link?app_style=bynder`);
    const token = /\/reset-password\/(\w+)$/.exec(String(link.body.data))?.[1];
    const wish = (password: string) => ({ plainPassword: password, toCheckPlainPassword: password, token });
    const weak = await send(backend, 'POST', '/reset_password_request/reset', wish('weak'), json);
    expect([weak.status, paths(weak.body)]).toEqual([422, ['plainPassword']]);
    const set = () => send(backend, 'POST', '/reset_password_request/reset', wish('Strong-Pass1'), json);
    expect((await set()).status).toBe(200);
    expect((await signIn(backend, 'new@acme.test', 'Strong-Pass1')).token).not.toBe('undefined');
    const again = await set();
    expect([again.status, again.body.message]).toEqual([400, expect.any(String)]);
    expect((await root.call('DELETE', `/api/users/${String(made.body.id)}`)).status).toBe(204);
  });

  test('are checked field by field', async () => {
    const taken = await root.call('POST', '/api/users', { email: 'user@acme.test', roles: [] });
    expect(paths(taken.body)).toEqual(['email', 'roles', 'company']);
    const wrong = await root.call('POST', '/api/users', { email: 'x', roles: ['ROLE_ADMIN'] });
    expect(paths(wrong.body)).toEqual(['email']);
  });

  test('a client administrator stays within the company and its roles', async () => {
    const stronger = await admin.call('POST', '/api/users', { email: 'a1@acme.test', roles: ['ROLE_ADMIN'] });
    expect(paths(stronger.body)).toEqual(['roles']);
    const body = { email: 'a2@acme.test', roles: ['ROLE_USER'], company: '/api/companies/globex' };
    const made = await admin.call('POST', '/api/users', body);
    expect(made.body.company).toMatchObject({ code: 'acme' });
  });

  test('users can neither change their own roles nor delete themselves', async () => {
    const own = '/api/users/2';
    const changed = await admin.call('PATCH', own, { roles: ['ROLE_USER'], preferredLocale: 'fr' });
    expect([changed.body.roles, changed.body.preferredLocale]).toEqual([['ROLE_CLIENT_ADMIN'], 'fr']);
    expect((await admin.call('DELETE', own)).status).toBe(403);
  });

  test('changing one’s own password requires the current password', async () => {
    const user = await signIn(backend, 'sso@globex.test');
    const id = String((await user.list('/api/users')).rows[0]?.id);
    const change = (current: string, repeated = 'Another-1') =>
      user.call('PATCH', `/api/users/${id}`, {
        currentPlainPassword: current,
        plainPassword: 'Another-1',
        toCheckPlainPassword: repeated,
      });
    expect(paths((await change('wrong')).body)).toEqual(['currentPlainPassword']);
    expect(paths((await change('Console-2026', 'x')).body)).toEqual(['toCheckPlainPassword']);
    expect((await change('Console-2026')).status).toBe(200);
    expect((await signIn(backend, 'sso@globex.test', 'Another-1')).token).not.toBe('undefined');
  });
});

describe('companies', () => {
  test('are created, renamed and deleted', async () => {
    for (const code of ['Nordic Home', 'a/b', '..', 'create']) {
      const refused = await root.call('POST', '/api/companies', { code, name: 'Umbrella' });
      expect([code, refused.status, paths(refused.body)]).toEqual([code, 422, ['code']]);
    }
    const made = await root.call('POST', '/api/companies', { code: 'umbrella', name: 'Umbrella' });
    expect([made.status, made.body.userNumber, made.body.jobInstanceNumber]).toEqual([201, 0, 0]);
    const renamed = await root.call('PATCH', '/api/companies/umbrella', { name: 'Umbrella Ltd', code: 'x' });
    expect(renamed.body).toMatchObject({ code: 'umbrella', name: 'Umbrella Ltd' });
    expect((await root.call('DELETE', '/api/companies/umbrella')).status).toBe(204);
  });

  test('single sign-on: 404 if there is none, a violation for each missing field, never the certificate', async () => {
    const url = '/api/companies/acme/sso';
    expect((await admin.get(url)).status).toBe(404);
    expect((await admin.get('/api/companies/globex/sso')).status).toBe(404);
    const off = { company: '/api/companies/acme', enabled: false, adminPasswordAllowed: false, autoCreate: false };
    const made = await admin.call('POST', '/api/company_s_s_os', off);
    expect([made.status, made.body.idpCertSet]).toEqual([201, false]);
    const item = `/api/company_s_s_os/${String(made.body.id)}`;
    expect(paths((await admin.call('PATCH', item, { enabled: true, domain: 'acme.test' })).body)).toEqual([
      'idpEntityId',
      'idpSsoUrl',
      'idpSloUrl',
      'idpCert',
    ]);
    const [idpEntityId, idpSsoUrl, idpSloUrl] = ['https://idp.test/e', 'https://idp.test/sso', 'https://idp.test/slo'];
    const fields = { enabled: true, domain: 'acme.test', idpEntityId, idpSsoUrl, idpSloUrl, idpCert: 'CERT-TEXT' };
    const enabled = await admin.call('PATCH', item, fields);
    expect([enabled.status, enabled.body.idpCertSet]).toEqual([200, true]);
    expect((await admin.get(url)).text).not.toContain('CERT-TEXT');
  });

  describe('the sign-on', () => {
    const go = async (email: string) =>
      String((await send(backend, 'GET', `/authentication/redirect_to_sso/${email}/bynder`)).headers.location);
    const answer = async (code: string, xml: string) => {
      const body = new URLSearchParams({ SAMLResponse: Buffer.from(xml).toString('base64') }).toString();
      const form = { 'content-type': 'application/x-www-form-urlencoded' };
      const reply = await send(backend, 'POST', `/saml/acs/bynder/${code}`, body, form);
      return new URL(String(reply.headers.location)).searchParams;
    };
    const requestId = (address: string) => new URL(address).searchParams.get('request') ?? '';
    const named = (id: string, email: string) => `<r InResponseTo="${id}"><saml:NameID>${email}</saml:NameID></r>`;

    test('redirects to the company’s identity provider, to the fake one if its host ends in .example, or back to the sign-in page', async () => {
      expect(await go('user@acme.test')).toMatch(/\/login\?error=sso_disabled$/);
      const standIn = await go('only-sso@globex.test');
      expect(standIn).toMatch(/\/saml\/stand-in\?request=_/);
      const page = await send(backend, 'GET', standIn);
      expect(page.text).toContain('Sign in as only-sso@globex.test');
      const item = `/api/company_s_s_os/${String((await root.get('/api/companies/globex/sso')).body.id)}`;
      await root.call('PATCH', item, { idpSsoUrl: 'https://idp.test/sso' });
      expect(await go('only-sso@globex.test')).toMatch(/^https:\/\/idp\.test\/sso\?SAMLRequest=/);
      expect((await answer('globex', named(requestId(standIn), 'only-sso@globex.test'))).get('error')).toBe(
        'sso_disabled',
      );
      await root.call('PATCH', item, { idpSsoUrl: 'https://idp.globex.example/sso' });
    });

    test('a response signs in the user who requested it, once', async () => {
      const id = requestId(await go('only-sso@globex.test'));
      expect((await answer('acme', named(id, 'only-sso@globex.test'))).get('error')).toBe('invalid_response');
      const token = (await answer('globex', named(id, 'only-sso@globex.test'))).get('app_token') ?? '';
      expect((await clientWithToken(backend, token).get('/api/job_instances')).status).toBe(200);
      expect((await answer('globex', named(id, 'only-sso@globex.test'))).get('error')).toBe('invalid_response');
    });

    test.each([
      ['an answer for another user', (id: string) => named(id, 'admin@globex.test'), 'user_not_found'],
      ['a refusal', (id: string) => `<r InResponseTo="${id}"/>`, 'access_denied'],
      ['an invalid answer', () => 'rubbish', 'invalid_response'],
    ])('%s signs nobody in', async (_name, xml, error) => {
      const id = requestId(await go('sso@globex.test'));
      expect((await answer('globex', xml(id))).get('error')).toBe(error);
    });
  });
});

describe('connections', () => {
  test('a PIM connection: secrets are required, kept if left empty, never returned', async () => {
    const incomplete = await admin.call('POST', '/api/akeneo_connections', { label: '', url: '' });
    expect(paths(incomplete.body)).toEqual(['label', 'url', 'clientId', 'secret', 'user', 'password']);
    const secrets = { clientId: 'c-1', secret: 's-2', user: 'u-3', password: 'p-4' };
    const body = { label: 'PIM', url: 'https://pim.test', company: '/api/companies/globex', ...secrets };
    const made = await admin.call('POST', '/api/akeneo_connections', body);
    expect(made.body).toMatchObject({ company: { code: 'acme' }, app: false, secretSet: true, passwordSet: true });
    for (const secret of Object.values(secrets)) expect(made.text).not.toContain(`"${secret}"`);
    const item = `/api/akeneo_connections/${String(made.body.id)}`;
    const renamed = await admin.call('PATCH', item, { label: 'PIM 2', secret: '' });
    expect([renamed.status, renamed.body.label, renamed.body.secretSet]).toEqual([200, 'PIM 2', true]);
    expect((await admin.call('DELETE', item)).status).toBe(204);
    expect((await admin.get(item)).status).toBe(404);
  });

  test('an asset-service connection needs a token unless it is an app', async () => {
    const url = '/api/bynder_connections';
    const plain = await admin.call('POST', url, { label: 'Media', domain: 'media.test', app: false });
    expect(paths(plain.body)).toEqual(['permanentToken']);
    const app = await admin.call('POST', url, {
      label: 'Media',
      domain: 'media.test',
      app: true,
      useEventWebhook: true,
    });
    expect([app.status, app.body.permanentTokenSet, app.body.company]).toEqual([
      201,
      false,
      expect.objectContaining({ code: 'acme' }),
    ]);
  });

  test('deleting a connection in use is a 500, and a shop connection cannot be created by hand', async () => {
    expect((await admin.call('DELETE', '/api/akeneo_connections/1')).status).toBe(500);
    expect((await admin.call('POST', '/api/shopify_connections', {})).status).toBe(405);
    const renamed = await admin.call('PATCH', '/api/shopify_connections/13', { label: 'Shop', shopUrl: 'x' });
    expect([renamed.body.label, renamed.body.shopUrl]).toEqual(['Shop', 'acme.shop.example']);
  });

  test('a test of a system that does not answer fails with a message', async () => {
    expect((await admin.get('/test_connection/akeneo/1')).body).toEqual({ success: true });
    expect((await admin.get('/test_connection/akeneo/3')).body).toEqual({
      success: false,
      message: expect.any(String),
    });
    expect((await admin.get('/test_connection/nope/1')).status).toBe(404);
  });
});

describe('data console', () => {
  const ask = (url: string, params: object = {}) =>
    root.get(`${url}?params=${encodeURIComponent(JSON.stringify(params))}`);

  test('searches, pages and requires its parameters', async () => {
    const pim = '/akeneo_connections/1/data';
    const search = { family: [{ operator: 'IN', value: ['lighting'] }] };
    const found = await ask(`${pim}/product_search`, { search, page: 2 });
    expect([found.status, found.body.count, (found.body.items as object[]).length]).toEqual([200, 16, 6]);
    const next = (await ask(`${pim}/product_search_gql`, { search_after: 'SKU-1009' })).body;
    expect([(next.items as { identifier: string }[])[0]?.identifier, next.search_after]).toEqual([
      'SKU-1010',
      'SKU-1019',
    ]);
    expect((await ask(`${pim}/asset_search`)).status).toBe(400);
    expect((await ask(`${pim}/channels`, { page: 0 })).status).toBe(400);
    expect((await ask(`${pim}/get_product_draft`, { code: 'SKU-1003' })).body.identifier).toBe('SKU-1003');
    expect((await ask(`${pim}/nope`)).status).toBe(404);
    expect((await root.get(`${pim}/channels?params=x`)).status).toBe(400);
    expect((await ask('/bynder_connections/7/data/assets')).body.count).toBe(40);
    for (const name of ['unknown', 'constructor', 'hasOwnProperty'])
      expect(
        (await ask('/bynder_connections/7/data/metaproperty_options', { metaproperty_name: name })).body.count,
      ).toBe(0);
    expect((await ask('/shopify_connections/13/data/fileById', { id: 'gid://shop/MediaImage/2' })).status).toBe(200);
    expect((await ask('/akeneo_connections/3/data/channels')).status).toBe(502);
  });
});

describe('app activation', () => {
  /** The two addresses to which the fake provider's page links: for allowing, then for refusing. */
  const decisions = async (authorizationUrl: unknown): Promise<URL[]> => {
    const { pathname, search } = new URL(String(authorizationUrl));
    const page = await backend.app.inject({ url: pathname + search });
    expect(page.statusCode).toBe(200);
    const links = [...page.body.matchAll(/href="([^"]+)"/g)];
    return links.map(([, address = '']) => new URL(address.replaceAll('&#38;', '&')));
  };

  test('a shop returns with a state that works once and creates a connection', async () => {
    const begun = await send(backend, 'POST', '/api/shopify_app_accesses', { shopUrl: 'new.shop.example' });
    const [allow, refuse] = await decisions(begun.body.authorizationUrl);
    expect([begun.status, allow?.pathname]).toEqual([201, '/shopify_app/callback']);
    const finish = (url: URL | undefined) => {
      const query = Object.fromEntries(url?.searchParams ?? []);
      return admin.call('POST', `/api/shopify_app_accesses/${query.state ?? ''}/generate`, query);
    };
    expect((await finish(refuse)).status).toBe(400);
    expect((await finish(allow)).body.shopUrl).toBe('new.shop.example');
    expect((await finish(allow)).status).toBe(400);
    expect((await admin.list('/api/shopify_connections?label=new.shop')).total).toBe(1);
  });

  test('a sample asset service redirects back to the connections with the user’s decision', async () => {
    const body = { domain: 'new.media.example', appStyle: 'bynder', connection: '/api/bynder_connections/7' };
    const begun = await admin.call('POST', '/api/bynder_app_accesses', body);
    const [allow, refuse] = await decisions(begun.body.authorizationUrl);
    expect([allow?.pathname, allow?.searchParams.get('sucess_message')]).toEqual([
      '/connections',
      'The app is connected.',
    ]);
    expect(refuse?.searchParams.get('error_message')).toBe('The authorisation was refused.');
  });

  test('the authorisation URL of a PIM or an asset service is on the host of that system', async () => {
    const pim = await admin.call('POST', '/api/akeneo_app_accesses', { pimUrl: 'https://pim.test' });
    expect(String(pim.body.authorizationUrl)).toMatch(/^https:\/\/pim\.test\/connect\/apps\/v1\/authorize\?.*state=/);
    const body = { domain: 'media.test', appStyle: 'bynder', connection: '/api/bynder_connections/7' };
    const media = await admin.call('POST', '/api/bynder_app_accesses', body);
    expect(String(media.body.authorizationUrl)).toMatch(/^https:\/\/media\.test\//);
  });
});
