import { beforeEach, expect, test } from 'vitest';
import { databases } from '@/data/sync/databases';
import { MAX_AGE_MS, nameListKey, type NameList } from '@/domain/names/name-list';
import { json, serve, setConnection, signIn } from '@tests/support/component/world';
import { fakeClock } from '@tests/support/component/render';
import { readNameList } from './name-reader';
import { connectionRow } from '@tests/support/connection-row';

const ATTRIBUTES: NameList = { connection: 'akeneo/1', kind: 'attribute', within: '' };
const OF_FAMILY: NameList = { connection: 'akeneo/1', kind: 'assetAttribute', within: 'packshot' };
const stored = (list: NameList) => databases().cache.nameLists.get(nameListKey(list));

/** Simulates a server with pages of two names. Returns the parameters of the requests. */
function servePages(count: number): unknown[] {
  const params: unknown[] = [];
  serve((_, { url }) => {
    const asked = JSON.parse(new URL(url).searchParams.get('params') ?? '{}') as { page?: number };
    params.push(asked);
    const from = ((asked.page ?? 1) - 1) * 2;
    const items = Array.from({ length: Math.max(0, Math.min(2, count - from)) }, (_row, at) => ({
      code: `a${from + at}`,
    }));
    return json({ items, count });
  });
  return params;
}

beforeEach(async () => {
  signIn();
  setConnection('live');
  await databases().cache.nameLists.clear();
  await databases().cache.connections.put(connectionRow('akeneo', 1, { label: 'Acme PIM', companyCode: 'acme' }));
});

test('reads every page once, stores codes, and asks again after an hour or on request', async () => {
  fakeClock.start(new Date(2026, 10, 23, 8));
  const asked = servePages(5);
  await Promise.all([readNameList(ATTRIBUTES), readNameList(ATTRIBUTES)]);
  expect(asked).toEqual([{ page: 1 }, { page: 2 }, { page: 3 }]);
  const row = await stored(ATTRIBUTES);
  expect(row?.names.map(({ code }) => code)).toEqual(['a0', 'a1', 'a2', 'a3', 'a4']);
  expect(row).toMatchObject({ isComplete: true, readAt: Date.now(), problem: null });
  await fakeClock.pass(MAX_AGE_MS - 1);
  await readNameList(ATTRIBUTES);
  expect(asked).toHaveLength(3);
  await readNameList(ATTRIBUTES, true);
  expect(asked).toHaveLength(6);
  await fakeClock.pass(MAX_AGE_MS);
  await readNameList(ATTRIBUTES);
  expect(asked).toHaveLength(9);
});

test('if a server ignores the page number, reading ends after the second response', async () => {
  const calls = serve(() => json([{ code: 'a' }, { code: 'b' }]));
  await readNameList(ATTRIBUTES);
  expect(calls).toHaveLength(2);
  expect((await stored(ATTRIBUTES))?.names).toHaveLength(2);
});

test('the names within a family take one request', async () => {
  const calls = serve((_, { url }) => {
    expect(JSON.parse(new URL(url).searchParams.get('params') ?? '')).toEqual({ asset_family: 'packshot' });
    return json([{ code: 'label' }]);
  });
  await readNameList(OF_FAMILY);
  expect(calls).toEqual(['GET /akeneo_connections/1/data/asset_family_attributes']);
});

test.each([
  [403, 'refused'],
  [502, 'failed'],
  [500, 'failed'],
])('after a %s, the known names stay and the request is not repeated within an hour: %s', async (status, problem) => {
  servePages(1);
  await readNameList(ATTRIBUTES);
  const calls = serve(() => json({ title: 'No' }, status));
  await readNameList(ATTRIBUTES, true);
  expect(await stored(ATTRIBUTES)).toMatchObject({ problem, names: [{ code: 'a0' }] });
  await readNameList(ATTRIBUTES);
  expect(calls.filter((call) => call.includes('/data/'))).toHaveLength(1);
});

test('a request without a response may be repeated, and a list without names counts as incomplete', async () => {
  let isDown = true;
  const calls = serve(() => (isDown ? Promise.reject(new TypeError('failed')) : json({ shape: { of: 3 } })));
  await readNameList(OF_FAMILY);
  expect(await stored(OF_FAMILY)).toBeUndefined();
  isDown = false;
  await readNameList(OF_FAMILY);
  expect(await stored(OF_FAMILY)).toMatchObject({ names: [], isComplete: false, problem: null });
  expect(calls).toHaveLength(2);
});

test('names are not stored if their connection is no longer in the cache', async () => {
  servePages(1);
  await readNameList({ ...ATTRIBUTES, connection: 'akeneo/2' });
  expect(await stored({ ...ATTRIBUTES, connection: 'akeneo/2' })).toBeUndefined();
});
