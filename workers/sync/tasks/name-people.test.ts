import { afterEach, beforeEach, expect, test } from 'vitest';
import { ApiFailure } from '@/api/api-failure';
import { createConsoleApi } from '@/api/console-api';
import { CacheDatabase } from '@/database/cache-database';
import { executionRow } from '@tests/support/execution-row';
import type { EngineContext } from '../engine/engine-context';
import { claimTerm } from '../leadership/term';
import { CacheWriter } from '../store/cache-writer';
import { peopleStep } from './name-people';

const OWNER = { id: '2', email: 'ada@acme.test' };

let cache: CacheDatabase;
let asked: string[];
/** The status of the response for each user; 200 by default. */
let statuses: Record<string, number>;
/** The body of the response for each user; by default the user's id and e-mail. */
let bodies: Record<string, unknown>;
/** Milliseconds on the clock of the engine. */
let elapsed: number;

const fetch = async (input: RequestInfo | URL): Promise<Response> => {
  const id = new URL((input as Request).url).pathname.replace('/api/users/', '');
  asked.push(id);
  const person = { '@id': `/api/users/${id}`, id: Number(id), email: `user${id}@acme.test` };
  const status = statuses[id] ?? 200;
  const body = bodies[id] ?? (status === 200 ? person : { title: 'An error occurred' });
  const headers = { 'Content-Type': 'application/ld+json' };
  return new Response(JSON.stringify(body), { status, headers });
};

beforeEach(async () => {
  asked = [];
  statuses = {};
  bodies = {};
  elapsed = 0;
  cache = new CacheDatabase(`name-people-${crypto.randomUUID()}`);
});
afterEach(() => cache.delete());

/** The step of a new engine, after it has stored executions 1, 2, 3 and so on with these creators. */
async function stepWith(creators: readonly string[], administrate = true): Promise<() => Promise<boolean>> {
  const writer = new CacheWriter(cache, await claimTerm(cache, OWNER));
  const rows = creators.map((id, index) => executionRow(index + 1, { isByPerson: true, createdById: id }));
  await writer.apply({ executions: rows });
  const api = createConsoleApi({ baseUrl: 'http://backend.test', token: () => 'token', fetch });
  const session = { administrate, userId: Number(OWNER.id) } as EngineContext['session'];
  const clock = { elapsed: () => elapsed } as EngineContext['clock'];
  return peopleStep({ api, cache, clock, writer, session } as EngineContext);
}

const creators = async (): Promise<(string | null)[]> =>
  (await cache.executions.toArray()).map(({ createdByEmail }) => createdByEmail);

test('each call requests one person, from the newest executions first, and never the signed-in person', async () => {
  const step = await stepWith(['5', '4', '2', '3', '4', '2']);
  expect(await step()).toBe(true);
  expect(asked).toEqual(['4']);
  expect(await creators()).toEqual([null, 'user4@acme.test', OWNER.email, null, 'user4@acme.test', OWNER.email]);
  expect([await step(), await step(), await step()]).toEqual([true, true, false]);
  expect(asked).toEqual(['4', '3', '5']);
  expect(await creators()).not.toContain(null);
});

test('the person who stopped a run is requested too', async () => {
  const step = await stepWith([]);
  const row = executionRow(1, { isByPerson: true, createdById: '2', createdByEmail: OWNER.email, stoppedById: '3' });
  await new CacheWriter(cache, null).apply({ executions: [row] });
  await step();
  expect((await cache.executions.get(1))?.stoppedByEmail).toBe('user3@acme.test');
});

test('if the server refuses the first three people (403), nobody else is requested, not even by the next engine', async () => {
  statuses = { 3: 403, 4: 403, 5: 403, 6: 403 };
  const step = await stepWith(['3', '4', '5', '6']);
  expect([await step(), await step(), await step(), await step()]).toEqual([true, true, true, false]);
  expect(await (await stepWith(['7']))()).toBe(false);
  expect(asked).toEqual(['6', '5', '4']);
});

test('refusals for people of other companies (403) do not stop the requests for other people', async () => {
  statuses = { 4: 403, 5: 403, 6: 403, 7: 403 };
  const step = await stepWith(['3', '4', '5', '8', '6', '7']);
  for (let person = 0; person < 6; person += 1) await step();
  expect(asked).toEqual(['7', '6', '8', '5', '4', '3']);
  expect(await creators()).toEqual(['user3@acme.test', null, null, 'user8@acme.test', null, null]);
  expect(await (await stepWith([]))()).toBe(false);
});

test.each([403, 404, 410])(
  'a person whom the server does not show (%i) stays without a name and is not requested again',
  async (status) => {
    statuses = { 4: status };
    const step = await stepWith(['3', '4']);
    expect([await step(), await step(), await step()]).toEqual([true, true, false]);
    expect(await (await stepWith(['3', '4']))()).toBe(false);
    expect(asked).toEqual(['4', '3']);
    expect(await cache.people.get('4')).toEqual({ id: '4', email: null });
    expect(await creators()).toEqual(['user3@acme.test', null]);
  },
);

test('if the request for a person fails, it is repeated after ten minutes and does not delay other requests', async () => {
  statuses = { 4: 500 };
  const step = await stepWith(['3', '4']);
  expect([await step(), await step(), await step()]).toEqual([true, true, false]);
  expect(asked).toEqual(['4', '3']);
  expect(await cache.people.get('4')).toBeUndefined();
  statuses = {};
  elapsed = 10 * 60_000 - 1;
  expect(await step()).toBe(false);
  elapsed += 1;
  expect([await step(), await step()]).toEqual([true, false]);
  expect(asked).toEqual(['4', '3', '4']);
  expect(await creators()).toEqual(['user3@acme.test', 'user4@acme.test']);
});

test('if the response is not about the person, the person is requested again later', async () => {
  bodies = { 4: { '@id': '/api/other/1', id: 1 } };
  const step = await stepWith(['4']);
  expect([await step(), await step()]).toEqual([true, false]);
  expect(await cache.people.get('4')).toBeUndefined();
  bodies = {};
  elapsed = 10 * 60_000;
  await step();
  expect(await creators()).toEqual(['user4@acme.test']);
});

test('a person without an e-mail is not requested again', async () => {
  bodies = { 4: { '@id': '/api/users/4', id: 4 } };
  const step = await stepWith(['4']);
  elapsed = 10 * 60_000;
  expect([await step(), await step()]).toEqual([true, false]);
  expect(await cache.people.get('4')).toEqual({ id: '4', email: null });
});

test.each([401, 429, 503])('a status that concerns every call (%i) ends the step', async (status) => {
  statuses = { 4: status };
  const step = await stepWith(['4']);
  await expect(step()).rejects.toThrow(ApiFailure);
  await expect(step()).rejects.toThrow(ApiFailure);
  expect(asked).toEqual(['4', '4']);
});

test('a person who is not an administrator requests nobody', async () => {
  const step = await stepWith(['3', '4'], false);
  expect(await step()).toBe(false);
  expect(asked).toEqual([]);
});

test('the next engine finishes writing the e-mails of an interrupted engine', async () => {
  const step = await stepWith(['3', '3'], false);
  await cache.people.put({ id: '3', email: 'user3@acme.test' });
  await step();
  expect(await creators()).toEqual(['user3@acme.test', 'user3@acme.test']);
  expect(asked).toEqual([]);
});
