import { afterEach, beforeEach, expect, test } from 'vitest';
import { CacheDatabase } from '@/database/cache-database';
import { META_COMPANIES, readMeta } from '@/database/cache-meta';
import { claimTerm, checkTerm, ReplacedError } from '../leadership/term';
import { CacheWriter } from '../store/cache-writer';
import type { CommandContext } from './command-context';
import { checkRights } from './person-commands';

const COMPANY = 'acme';
const ACME = { text: 'user of acme', companyCode: 'acme' };
const GLOBEX = { text: 'user of globex', companyCode: 'globex' };

let cache: CacheDatabase;
let context: CommandContext;
let term: number;

beforeEach(async () => {
  cache = new CacheDatabase(`person-${crypto.randomUUID()}`);
  context = { cache } as CommandContext;
  term = await claimTerm(cache);
  await cache.companies.put({ code: 'acme', name: null });
});
afterEach(() => cache.delete());

test('unchanged rights change nothing', async () => {
  await checkRights(context, { inToken: ACME, now: ACME });
  expect(await cache.companies.count()).toBe(1);
  await checkTerm(cache, term);
});

test('a change of the rights empties the cache once, and ends the engine that has filled the cache', async () => {
  await checkRights(context, { inToken: ACME, now: GLOBEX });
  expect(await cache.companies.count()).toBe(0);
  await expect(checkTerm(cache, term)).rejects.toBeInstanceOf(ReplacedError);
  await cache.companies.put({ code: 'globex', name: null });
  await checkRights(context, { inToken: ACME, now: GLOBEX });
  expect(await cache.companies.count()).toBe(1);
});

test('after a change of the rights, the rows may belong to the new company', async () => {
  await checkRights(context, { inToken: ACME, now: GLOBEX });
  const writer = new CacheWriter(cache, await claimTerm(cache), COMPANY);
  const connection = { key: 'akeneo/1', type: 'akeneo', id: 1, companyCode: 'globex' } as never;
  await writer.applyRows('connections', [connection]);
  expect(await cache.connections.count()).toBe(1);
  expect(await readMeta(cache, META_COMPANIES)).toEqual(['globex']);
});

test('a row of another company empties the cache, and the writer writes no more', async () => {
  const writer = new CacheWriter(cache, term, COMPANY);
  const connection = (company: string | null) =>
    ({ key: `akeneo/${company}`, type: 'akeneo', id: 1, companyCode: company }) as never;
  await writer.applyRows('connections', [connection('acme'), connection(null)]);
  expect(await cache.connections.count()).toBe(2);
  await expect(writer.applyRows('connections', [connection('globex')])).rejects.toBeInstanceOf(ReplacedError);
  await expect(writer.applyRows('connections', [connection('acme')])).rejects.toBeInstanceOf(ReplacedError);
  expect([await cache.connections.count(), await cache.companies.count()]).toEqual([0, 0]);
});

test('rows of several companies end the check, because this person may see more than one company', async () => {
  const connection = (company: string) =>
    ({ key: `akeneo/${company}`, type: 'akeneo', id: 1, companyCode: company }) as never;
  const all = ['acme', 'globex', 'umbrella'].map(connection);
  await expect(new CacheWriter(cache, term, COMPANY).applyRows('connections', all)).rejects.toBeInstanceOf(
    ReplacedError,
  );
  await new CacheWriter(cache, await claimTerm(cache), COMPANY).applyRows('connections', all);
  expect(await cache.connections.count()).toBe(3);
});
