import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { commands } from '../commands';
import { rememberConnectionTest } from '../connection-tests';
import { storeSession } from '../session-store';
import { remember, rememberedNames } from '../user-storage';
import { finishPimApp } from './app-access';
import { changeConnection, deleteConnection, testConnection } from './connections';

const payload = { id: 7, username: 'ada@acme.test', roles: ['ROLE_ADMIN'], exp: 4_000_000_000, iat: 1 };
const answer = (status: number, value: object): void => {
  const headers = { 'Content-Type': 'application/json' };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(value), { status, headers }));
};
const names = (): string[] => rememberedNames('connection-test/').map((name) => name.replace('connection-test/', ''));

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://console.test' });
  vi.spyOn(commands, 'fetchConnection').mockResolvedValue({ ok: true, value: null });
  vi.spyOn(commands, 'fetchConnections').mockResolvedValue({ ok: true, value: null });
  storeSession(`h.${btoa(JSON.stringify(payload))}.s`, 0);
  for (const name of rememberedNames('connection-test/')) remember(name, null);
  for (const key of ['akeneo/1', 'akeneo/12', 'shopify/1'])
    rememberConnectionTest(key, { at: 1, worked: false, reason: null });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the last test of a connection is forgotten', () => {
  test('after a change and after a deletion, but not after a refusal', async () => {
    answer(422, { violations: [] });
    await changeConnection('akeneo', '1', { label: 'New' });
    await deleteConnection('akeneo', '1');
    expect(names()).toEqual(['akeneo/1', 'akeneo/12', 'shopify/1']);
    answer(200, { id: 1, label: 'New' });
    await changeConnection('akeneo', '1', { label: 'New' });
    expect(names()).toEqual(['akeneo/12', 'shopify/1']);
    await deleteConnection('shopify', '1');
    expect(names()).toEqual(['akeneo/12']);
  });

  test('after a change that may have arrived', async () => {
    answer(500, { detail: 'Internal Server Error' });
    expect(await changeConnection('akeneo', '1', { secret: 's' })).toMatchObject({ problem: { kind: 'unconfirmed' } });
    expect(names()).toEqual(['akeneo/12', 'shopify/1']);
  });

  test('for all connections of a kind whose app was authorised again', async () => {
    answer(200, {});
    await finishPimApp('state', 'code');
    expect(names()).toEqual(['shopify/1']);
  });
});

test.each([
  [500, { detail: 'Internal Server Error' }, true],
  [504, { detail: 'The PIM does not answer.' }, true],
  [502, {}, false],
  [503, { detail: 'Service Unavailable' }, false],
  [504, { title: 'Gateway Timeout' }, false],
])('whether the answer %i %j is the result of a test: %j', async (status, body, isResult) => {
  answer(status, body);
  expect((await testConnection('bynder', '2')).ok).toBe(false);
  expect(names().includes('bynder/2')).toBe(isResult);
});
