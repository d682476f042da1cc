import { afterEach, beforeEach, expect, test } from 'vitest';
import { CacheDatabase } from '@/database/cache-database';
import { counterKey, unknownKey } from '@/database/counter-keys';
import { executionRow } from '@tests/support/execution-row';
import { claimTerm, ReplacedError } from '../leadership/term';
import { CacheWriter } from './cache-writer';

const OWNER = { id: '2', email: 'ada@acme.test' };
const BOB = { id: '3', email: 'bob@acme.test' };
const LIST = { requestedAt: 1, singleRow: false };

let cache: CacheDatabase;
let writer: CacheWriter;

beforeEach(async () => {
  cache = new CacheDatabase(`people-${crypto.randomUUID()}`);
  writer = new CacheWriter(cache, await claimTerm(cache, OWNER));
});
afterEach(() => cache.delete());

const byPerson = (id: number, createdById: string, stoppedById: string | null = null) =>
  executionRow(id, { isByPerson: true, createdById, stoppedById });
const countOf = async (key: string): Promise<number> => (await cache.counters.get(key))?.count ?? 0;

test('a person with the same id as the owner of the cache gets the owner’s e-mail', async () => {
  const old = executionRow(4, { isByPerson: true, createdById: '2', createdByEmail: 'old@acme.test' });
  await writer.apply({ executions: [byPerson(1, '2', '3'), byPerson(2, '3', '2'), byPerson(3, '2'), old] });
  expect(await cache.executions.toArray()).toEqual([
    { ...byPerson(1, '2', '3'), createdByEmail: OWNER.email, unnamedPeople: ['3'] },
    { ...byPerson(2, '3', '2'), stoppedByEmail: OWNER.email, unnamedPeople: ['3'] },
    { ...byPerson(3, '2'), createdByEmail: OWNER.email },
    old,
  ]);
});

test('a new e-mail is written into all rows that have the id, and into the counters', async () => {
  const ids = Array.from({ length: 650 }, (_, index) => index + 1);
  await writer.apply({ executions: [...ids.map((id) => byPerson(id, '3')), byPerson(651, '4', '3')] });
  expect(await countOf(unknownKey('createdBy'))).toBe(651);
  await writer.keepPerson(BOB);
  const rows = await cache.executions.toArray();
  expect(rows.filter(({ createdByEmail }) => createdByEmail === BOB.email)).toHaveLength(650);
  expect(rows.at(-1)).toMatchObject({ createdByEmail: null, stoppedByEmail: BOB.email, unnamedPeople: ['4'] });
  expect(rows[0]).not.toHaveProperty('unnamedPeople');
  expect(await countOf(unknownKey('createdBy'))).toBe(1);
  expect(await countOf(counterKey('createdBy', BOB.email))).toBe(650);
});

test('later rows of a known person get the e-mail, and an unchanged list writes nothing', async () => {
  await writer.keepPerson(BOB);
  await writer.apply({ executions: [byPerson(1, '3')] });
  expect((await cache.executions.get(1))?.createdByEmail).toBe(BOB.email);
  const again = { executions: [byPerson(1, '3'), byPerson(2, '4')], origin: LIST };
  expect((await writer.apply(again)).changed).toEqual([2]);
  expect((await writer.apply({ ...again, origin: { ...LIST, requestedAt: 2 } })).changed).toEqual([]);
});

test('a list that omits the creator does not remove the id of an unknown person', async () => {
  await writer.apply({ executions: [byPerson(1, '3')] });
  await writer.apply({ executions: [executionRow(1, { status: 'error' })], origin: LIST });
  expect(await cache.executions.get(1)).toMatchObject({ status: 'error', createdById: '3', unnamedPeople: ['3'] });
});

test('a person without an e-mail leaves the rows as they are', async () => {
  await writer.apply({ executions: [byPerson(1, '3')] });
  await writer.keepPerson({ id: '3', email: null });
  expect(await cache.executions.get(1)).toEqual({ ...byPerson(1, '3'), unnamedPeople: ['3'] });
  expect(await cache.people.get('3')).toEqual({ id: '3', email: null });
});

test('an engine that was replaced writes no e-mails', async () => {
  await writer.apply({ executions: [byPerson(1, '3')] });
  await claimTerm(cache, OWNER);
  await expect(writer.keepPerson(BOB)).rejects.toThrow(ReplacedError);
  expect(await cache.people.get('3')).toBeUndefined();
});
