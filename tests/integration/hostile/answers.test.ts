import 'fake-indexeddb/auto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as companyReader from '@/api/readers/company-reader';
import * as connectionReader from '@/api/readers/connection-reader';
import { readExecution, readExecutionDetail } from '@/api/readers/execution-reader';
import { readVersion } from '@/api/readers/history-reader';
import { readInstance } from '@/api/readers/instance-reader';
import { readNames } from '@/api/readers/names-reader';
import { readJob } from '@/api/readers/job-reader';
import { readResetLink, readUser } from '@/api/readers/user-reader';
import { readToken } from '@/domain/session-token';
import { isRecord, listValues, parseJson, writeJson } from '@/lib/json';
import { readAppConfig } from '@/lib/app-config';
import { createConsoleApi } from '@/api/console-api';
import type { ApiResult } from '@/api/api-failure';
import { isLastPage, readCollection, type CollectionPage } from '@/api/hydra';
import { CacheDatabase } from '@/database/cache-database';
import { allAnswers } from '../../support/hostile/contract-answers';
import { answerText, deepValue, mutated } from '../../support/hostile/mutated-answer';
import { rowSchemas } from '../../support/hostile/row-schemas';
import { SeededRandom } from '../../support/simulation/seeded-random';

const runs = Number(process.env['HOSTILE_ANSWERS'] ?? 800);
/** Each campaign uses a new seed. */
const seed = Number(
  process.env['HOSTILE_SEED'] ?? (process.env['HOSTILE_ANSWERS'] === undefined ? 1 : Date.now() % 1_000_000),
);

const collections = allAnswers.filter((each) => readCollection(each) !== null);

let cache: CacheDatabase;
beforeAll(async () => {
  console.log(`HOSTILE_SEED=${seed}`);
  cache = new CacheDatabase('hostile');
  await cache.open();
});
afterAll(() => cache.close());

/** The rows that the readers create from an answer, each with the name of its table. */
function rowsOf(item: unknown): [keyof typeof rowSchemas, unknown][] {
  const rows: [keyof typeof rowSchemas, unknown][] = [
    ['executions', readExecution(item)],
    ['executionDetails', readExecutionDetail(item)],
    ['instances', readInstance(item)?.row ?? null],
    ['connections', connectionReader.readConnection('bynder', item)],
    ['jobs', readJob(item)],
    ['companies', companyReader.readCompanyOption(item)],
  ];
  return rows.filter(([, row]) => row !== null);
}

/** Calls all other readers of server data. */
function readOtherwise(item: unknown): void {
  readVersion(item);
  readUser(item);
  readResetLink(item);
  for (const kind of ['attribute', 'productMetafield'] as const) readNames(kind, item);
  companyReader.readCompanyItem(item);
  companyReader.readCompanySso(item);
  connectionReader.readConnectionItem('akeneo', item);
  connectionReader.readConnectionTest(item);
  connectionReader.readAuthorizationUrl(item);
  readAppConfig(item);
  const payload = Buffer.from(writeJson(item) ?? '').toString('base64url');
  readToken(`x.${payload}.y`);
}

/** Makes one random call of the sync or the sign-in, which gets this answer. */
function callWith(random: SeededRandom, status: number, type: string, text: string): Promise<ApiResult<unknown>> {
  const fetch = () =>
    Promise.resolve(new Response(status === 204 ? null : text, { status, headers: { 'Content-Type': type } }));
  const api = createConsoleApi({ baseUrl: 'https://backend.example', token: () => null, fetch });
  const lists = [
    () => api.listExecutions({}, { page: 1 }),
    () => api.listInstances({ page: 1 }),
    () => api.listWarnings(1, 1),
    () => api.listHistory('a', 1),
    () => api.listJobs(1),
    () => api.listConnections('akeneo', { page: 1 }),
    () => api.listUsers({ email: 'a' }),
  ];
  const others = [
    () => api.getExecution(1),
    () => api.getInstance('a'),
    () => api.stopExecution(1),
    () => api.addToQueue('a', null),
    () => api.getLoginInfos('a@b.c'),
    () => api.signIn('a@b.c', 'x'),
    () => api.downloadLog(1),
  ];
  const wantsList = readCollection(parseJson(text)) !== null || random.chance(0.2);
  return random.pick(wantsList ? lists : others)();
}

function isPage(value: unknown): value is CollectionPage {
  return isRecord(value) && Array.isArray(value.members);
}

describe('mutated answers', () => {
  test('the contract has enough responses to mutate', () => {
    expect(allAnswers.length).toBeGreaterThan(60);
  });

  test(`${runs} answers: no error is thrown, and only valid rows are cached`, async () => {
    const random = new SeededRandom(seed);
    let stored = 0;
    let pages = 0;
    for (let run = 0; run < runs; run += 1) {
      const strength = random.pick([0.01, 0.05, 0.2]);
      const text = answerText(
        mutated(random.pick(random.chance(0.4) ? collections : allAnswers), random, strength),
        random,
      );
      const status = random.pick([200, 200, 200, 200, 201, 204, 400, 401, 403, 404, 422, 429, 500, 503]);
      const type = random.pick(['application/ld+json', 'application/json', 'application/problem+json', 'text/html']);
      const result = await callWith(random, status, type, text);
      const page = result.ok && isPage(result.value) ? result.value : null;
      if (page !== null) isLastPage(page, 30);
      pages += page === null ? 0 : 1;
      // Every reader gets every answer, even if the answer belongs to another call.
      const answer = parseJson(text);
      for (const item of page?.members ?? [answer, ...listValues(answer)]) {
        readOtherwise(item);
        for (const [table, row] of rowsOf(item)) {
          const checked = rowSchemas[table].safeParse(row);
          expect(checked.success).toBe(true);
          if (run % 5 === 0) await cache.table(table).put(row);
          stored += 1;
        }
      }
    }
    expect(stored).toBeGreaterThan(runs / 5);
    expect(pages).toBeGreaterThan(runs / 50);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  }, 1_200_000);

  test('cached rows pass the check of their table', async () => {
    for (const [table, schema] of Object.entries(rowSchemas)) {
      for (const row of await cache.table(table).toArray()) expect(schema.safeParse(row).error).toBeUndefined();
    }
    expect(await cache.instances.count()).toBeGreaterThan(0);
  });

  test.each([199, 201, 5_000, 100_000])(
    'a value nested %i levels deep is read, and the rows that contain it can be stored',
    async (levels) => {
      const deep = deepValue(levels);
      const instance = readInstance({ code: `deep-${levels}`, configuration: deep })?.row;
      const version = readVersion({ version: 1, changeSet: { configuration: { old: deep, new: null } } });
      const detail = readExecutionDetail({ id: levels, stepExecutions: [{ id: 1, summary: { deep } }] });
      if (instance === undefined || version === null || detail === null) throw new Error('nothing was read');
      await cache.instances.put(instance);
      await cache.executionDetails.put(detail);
      await cache.histories.put({ code: `deep-${levels}`, entries: [version], hasMore: false, readAt: 0 });
      expect((await cache.instances.get(`deep-${levels}`))?.configuration).toBe(instance.configuration);
    },
  );
});
