import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Outcome } from '@/domain/problem';
import { commands } from '../commands';
import { storeSession } from '../session-store';
import { finishPimApp, finishShopApp } from './app-access';
import { deleteCompany, renameCompany } from './companies';
import { saveSso } from './company-sso';
import { changeConnection, deleteConnection } from './connections';
import { resetPassword } from './password-reset';
import { changePassword, changeUser, deleteUser } from './users';

const payload = { id: 7, username: 'ada@acme.test', roles: ['ROLE_ADMIN'], exp: 4_000_000_000, iat: 1 };
const body = (status: number, value: unknown): Response =>
  new Response(JSON.stringify(value), { status, headers: { 'Content-Type': 'application/ld+json' } });

/** The response of API Platform if it has carried out a write but the hub to which it publishes changes is down. */
const hubDown = (): Response =>
  body(500, { 'hydra:title': 'An error occurred', 'hydra:description': 'Internal Server Error' });
const noAnswer = (): never => {
  throw new TypeError('Failed to fetch');
};
/** The response of a gateway that got no response from the backend in time. */
const gatewayTimeout = (): Response =>
  new Response('<h1>504 Gateway Time-out</h1>', { status: 504, headers: { 'Content-Type': 'text/html' } });
const refused = (): Response => body(500, { 'hydra:description': 'The company has users.' });

/** Answers writes with `write`, and reads with `read`. */
function serve(write: () => Response, read: () => Response): void {
  vi.stubGlobal('fetch', async (request: Request) => (request.method === 'GET' ? read() : write()));
}

const password = { currentPlainPassword: 'a', plainPassword: 'b', toCheckPlainPassword: 'b' };
const company = { '@id': '/api/companies/acme', code: 'acme', name: 'New' };
const connection = { '@id': '/api/akeneo_connections/3', id: 3, label: 'New', url: 'https://pim.test' };
const user = { id: 3, email: 'bob@acme.test', roles: ['ROLE_USER'], preferredLocale: 'fr', company };
const sso = { id: 4, company, enabled: true };

type Write = () => Promise<Outcome<true>>;
const CHANGES: [string, Write, object, object][] = [
  ['a company', () => renameCompany('acme', 'New'), company, { ...company, name: 'Old' }],
  ['a user', () => changeUser(3, { preferredLocale: 'fr' }), user, { ...user, preferredLocale: 'en' }],
  ['a user’s company', () => changeUser(3, { companyCode: 'acme' }), user, { ...user, company: null }],
  [
    'a connection',
    () => changeConnection('akeneo', '3', { label: 'New' }),
    connection,
    { ...connection, label: 'Old' },
  ],
  ['single sign-on', () => saveSso('acme', 4, { enabled: true }), sso, { ...sso, enabled: false }],
];
const DELETIONS: [string, Write, object][] = [
  ['a company', () => deleteCompany('acme'), company],
  ['a user', () => deleteUser(3), user],
  ['a connection', () => deleteConnection('akeneo', '3'), connection],
];
const UNREADABLE: [string, Write][] = [
  ['a password', () => changePassword(3, password)],
  ['a reset password', () => resetPassword({ token: 't', plainPassword: 'b', toCheckPlainPassword: 'b' })],
  ['the PIM app', () => finishPimApp('state', 'code')],
  ['the shop app', () => finishShopApp({ state: 'state' })],
  ['a secret of a connection', () => changeConnection('akeneo', '3', { label: 'New', secret: 's' })],
];

const DONE = { ok: true, value: true };
const UNKNOWN = { ok: false, problem: { kind: 'unconfirmed' } };

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://console.test' });
  vi.spyOn(commands, 'fetchConnection').mockResolvedValue({ ok: true, value: null });
  storeSession(`h.${btoa(JSON.stringify(payload))}.s`, 0);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe.each(CHANGES)('a change of %s', (_name, write, changed, unchanged) => {
  test.each([
    ['a 500 without a reason', hubDown],
    ['no answer', noAnswer],
  ])('that arrived has succeeded, even after %s', async (_case, answer) => {
    serve(answer, () => body(200, changed));
    expect(await write()).toEqual(DONE);
  });

  test('that got a 500 and did not arrive has failed', async () => {
    serve(hubDown, () => body(200, unchanged));
    expect(await write()).toMatchObject({ ok: false, problem: { kind: 'http', status: 500 } });
  });

  test('without a response is unknown while the old values are there, and if the values cannot be read', async () => {
    for (const answer of [noAnswer, gatewayTimeout]) {
      serve(answer, () => body(200, unchanged));
      expect(await write()).toMatchObject(UNKNOWN);
    }
    serve(noAnswer, noAnswer);
    expect(await write()).toMatchObject(UNKNOWN);
    serve(hubDown, noAnswer);
    expect(await write()).toMatchObject(UNKNOWN);
  });

  test('that the server refuses with a reason has failed', async () => {
    serve(refused, () => body(200, changed));
    expect(await write()).toMatchObject({ ok: false, problem: { description: 'The company has users.' } });
  });
});

describe.each(DELETIONS)('a deletion of %s', (_name, write, item) => {
  test('that arrived has succeeded, whatever the response was', async () => {
    serve(hubDown, () => body(404, { title: 'An error occurred' }));
    expect(await write()).toEqual(DONE);
    serve(noAnswer, () => body(404, { title: 'An error occurred' }));
    expect(await write()).toEqual(DONE);
  });

  test('has failed after a 500 if the item is still there, and is unknown without a response', async () => {
    serve(hubDown, () => body(200, item));
    expect(await write()).toMatchObject({ ok: false, problem: { kind: 'http', status: 500 } });
    for (const answer of [noAnswer, gatewayTimeout]) {
      serve(answer, () => body(200, item));
      expect(await write()).toMatchObject(UNKNOWN);
    }
    serve(hubDown, hubDown);
    expect(await write()).toMatchObject(UNKNOWN);
  });
});

test.each(UNREADABLE)('without a clear response, the result for %s is unknown', async (_name, write) => {
  serve(hubDown, () => body(200, { ...user, ...connection }));
  expect(await write()).toMatchObject(UNKNOWN);
  serve(noAnswer, () => body(200, { ...user, ...connection }));
  expect(await write()).toMatchObject(UNKNOWN);
});
