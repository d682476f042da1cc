import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Outcome } from '@/domain/problem';
import { commands } from '../commands';
import { storeSession } from '../session-store';
import { createCompany } from './companies';
import { saveSso } from './company-sso';
import { changeConnection, createConnection } from './connections';
import { changeUser, createUser } from './users';

const payload = { id: 7, username: 'ada@acme.test', roles: ['ROLE_ADMIN'], exp: 4_000_000_000, iat: 1 };
const body = (status: number, value: unknown): Response =>
  new Response(JSON.stringify(value), { status, headers: { 'Content-Type': 'application/ld+json' } });
const listOf = (...members: object[]): object => ({ 'hydra:member': members, 'hydra:totalItems': members.length });

/** The response of API Platform if it has carried out a write but the hub to which it publishes changes is down. */
const hubDown = (): Response => body(500, { 'hydra:description': 'Internal Server Error' });
const usedCode = (): Response => body(422, { violations: [{ propertyPath: 'code', message: 'Already used.' }] });

/**
 * Answers reads with `before`, a write with `answer`, and reads after the write with `after`. Until the write, a read
 * of single sign-on gets a 404.
 */
function serve(before: Response, answer: () => Response, after: Response): void {
  let current = before;
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET')
      return current === before && request.url.endsWith('/sso') ? body(404, {}) : current.clone();
    current = after;
    return answer();
  });
}

const bob = { id: 3, email: 'bob@acme.test', roles: ['ROLE_CLIENT_ADMIN'], preferredLocale: 'fr' };
const addBob = () => createUser({ email: bob.email, companyCode: null, roles: bob.roles, preferredLocale: 'fr' });
const pim = { id: 5, label: 'Shop', url: 'https://pim.test/shop' };
const secrets = { clientId: 'i', secret: 's', user: 'u', password: 'p' };
const addPim = () => createConnection('akeneo', { label: 'Shop', url: 'https://PIM.test/shop/', ...secrets });

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://console.test' });
  vi.spyOn(commands, 'fetchConnection').mockResolvedValue({ ok: true, value: null });
  vi.spyOn(commands, 'fetchCompany').mockResolvedValue({ ok: true, value: null });
  storeSession(`h.${btoa(JSON.stringify(payload))}.s`, 0);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('an item that the server created although it answered 500 is found', () => {
  test.each([[['ROLE_CLIENT_ADMIN', 'ROLE_USER']], [['ROLE_USER', 'ROLE_CLIENT_ADMIN']], [['ROLE_CLIENT_ADMIN']]])(
    'a user whose roles the server stores as %j',
    async (roles) => {
      serve(body(200, listOf()), hubDown, body(200, listOf({ ...bob, roles })));
      expect(await addBob()).toMatchObject({ ok: true, value: { id: 3 } });
    },
  );

  test('a connection whose address the server spells differently', async () => {
    serve(body(200, listOf()), hubDown, body(200, listOf(pim)));
    expect(await addPim()).toMatchObject({ ok: true, value: { item: { id: 5 } } });
  });
});

describe('a creation that a server answers with 500 is in doubt if a new item has other values', () => {
  const writes: [string, () => Promise<Outcome<unknown>>, object, object][] = [
    ['a user', addBob, listOf(), listOf({ ...bob, preferredLocale: 'en' })],
    ['a connection', addPim, listOf(), listOf({ ...pim, url: 'https://other.test' })],
    [
      'single sign-on',
      () => saveSso('acme', null, { domain: 'a.test' }),
      { code: 'acme' },
      { id: 4, domain: 'A.TEST' },
    ],
  ];
  test.each(writes)('%s', async (_name, write, before, after) => {
    serve(body(200, before), hubDown, body(200, after));
    expect(await write()).toMatchObject({ ok: false, problem: { kind: 'in-doubt' } });
  });

  test('a company', async () => {
    serve(body(404, {}), hubDown, body(200, { code: 'acme', name: 'ACME' }));
    expect(await createCompany('acme', 'Acme')).toMatchObject({ ok: false, problem: { kind: 'in-doubt' } });
  });
});

test('a creation fails if somebody else takes the code at the same time', async () => {
  serve(body(404, {}), usedCode, body(200, { code: 'acme', name: 'Theirs' }));
  expect(await createCompany('acme', 'Acme')).toMatchObject({ ok: false, problem: { status: 422 } });
});

describe('a change that a server answers with 500', () => {
  const stored = (value: object): void => serve(body(200, {}), hubDown, body(200, value));

  test('has succeeded if the server spells the address differently', async () => {
    stored(pim);
    expect(await changeConnection('akeneo', '5', { url: 'https://pim.test/shop/' })).toEqual({ ok: true, value: true });
    stored({ id: 6, domain: 'media.test' });
    expect(await changeConnection('bynder', '6', { domain: 'Media.test' })).toEqual({ ok: true, value: true });
  });

  test('of roles succeeds if they are stored in any order, fails if one is missing, and is unknown if one was added', async () => {
    const change = () => changeUser(3, { roles: ['ROLE_CLIENT_ADMIN', 'ROLE_RESTRICTED_USER'] });
    stored({ ...bob, roles: ['ROLE_RESTRICTED_USER', 'ROLE_CLIENT_ADMIN'] });
    expect(await change()).toEqual({ ok: true, value: true });
    stored({ ...bob, roles: ['ROLE_CLIENT_ADMIN', 'ROLE_RESTRICTED_USER', 'ROLE_USER'] });
    expect(await change()).toMatchObject({ ok: false, problem: { kind: 'unconfirmed' } });
    stored({ ...bob, roles: ['ROLE_CLIENT_ADMIN', 'ROLE_USER'] });
    expect(await change()).toMatchObject({ ok: false, problem: { status: 500 } });
  });
});
