import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { launchedExecutions } from '@/data/launch/launched-executions';
import { Launcher, type LaunchPorts } from '@/data/launch/launcher';
import { createConsoleApi } from '@/api/console-api';
import type { ExecutionFilters } from '@/domain/execution-filters';
import { transportProblem } from '@/domain/problem';
import { systemClock } from '@/lib/clock';
import { CacheDatabase } from '@/database/cache-database';
import type { CommandContext } from '@workers/sync/commands/command-context';
import { findExecutions } from '@workers/sync/commands/execution-commands';
import { CacheWriter } from '@workers/sync/store/cache-writer';
import type { Backend } from '../../../openapi/server/backend';
import { control, openBackend, signIn } from '../../contract/support/backend-client';
import { backendFetch } from '../../support/backend-fetch';

const INSTANCE = 'acme_dummy';
const HOUR = 3_600_000;
const PLAIN_IGNORED = { kind: 'ignore', path: 'jobInstance=(?!%2F)', parameter: 'jobInstance' };
const IRI_IGNORED = { kind: 'ignore', path: 'jobInstance=%2F', parameter: 'jobInstance' };
const IRI_FAILS = { kind: 'status', status: 500, path: 'jobInstance=%2F', body: { title: 'An error occurred' } };
const PLAIN_REFUSED = { kind: 'status', status: 400, path: 'jobInstance=(?!%2F)', body: { detail: 'Invalid IRI.' } };

let backend: Backend;
let token: string;
let context: CommandContext;
let names = 0;

beforeAll(async () => {
  backend = await openBackend();
  ({ token } = await signIn(backend, 'super@console.test'));
  await control(backend, 'POST', 'runner', { paused: true });
  for (const jobInstance of [INSTANCE, 'acme_bynder_rules'])
    await control(backend, 'POST', 'executions', { jobInstance, status: 'success', count: 40 });
}, 60_000);
afterAll(() => backend.close());

beforeEach(async () => {
  declared = null;
  context = openContext();
  await setFaults();
});
afterEach(() => vi.useRealTimers());

function openContext(): CommandContext {
  const cache = new CacheDatabase(`instance-filter-${(names += 1)}`);
  return {
    api: createConsoleApi({ baseUrl: 'http://backend.test', token: () => token, fetch: declaring }),
    cache,
    writer: new CacheWriter(cache, null),
    session: {} as never,
    wake: () => {},
    reportUnreadableRows: () => {},
    onUnauthorized: () => {},
  };
}

/** The filters that lists of executions declare; null when they declare none. */
let declared: string | null;

/** Returns the backend's responses, but adds the declared filters to lists of executions. */
const declaring: typeof fetch = async (input) => {
  const response = await backendFetch(backend)(input);
  if (declared === null || response.status !== 200) return response;
  const body = JSON.parse(await response.text()) as object;
  const search = { '@type': 'hydra:IriTemplate', 'hydra:template': `/api/job_executions{?${declared}}` };
  return new Response(JSON.stringify({ ...body, 'hydra:search': search }), { headers: response.headers });
};

const setFaults = (...rules: object[]) => control(backend, 'POST', 'faults', { rules });
const find = (page = 1, filters: ExecutionFilters = { instanceCode: INSTANCE }) =>
  findExecutions(context, { filters, page });

/** The forms of the filter by job instance in the requests since the last call of this function. */
async function forms(): Promise<string[]> {
  const logged = JSON.parse((await control(backend, 'GET', 'requests')).text) as { url: string }[];
  await control(backend, 'DELETE', 'requests');
  return logged.map(({ url }) => {
    const query = new URL(url, 'http://backend.test').searchParams;
    const value = query.get('jobInstance');
    if (query.has('jobInstance.code')) return 'property';
    return value === null ? 'none' : value.startsWith('/') ? 'iri' : 'code';
  });
}

/** Expects executions of the instance and no others. */
async function expectFound(outcome: Awaited<ReturnType<typeof find>>): Promise<void> {
  if (!outcome.ok || outcome.value === null) throw new Error(`Nothing was found: ${JSON.stringify(outcome)}`);
  const rows = await context.cache.executions.bulkGet(outcome.value.items);
  expect(rows.length).toBeGreaterThan(0);
  expect(new Set(rows.map((row) => row?.instanceCode))).toEqual(new Set([INSTANCE]));
}

/** Moves `Date` forward; timers keep running. */
const pass = (ms: number): void => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
};

describe('a filter by job instance', () => {
  beforeEach(forms);

  test('is requested once, with the plain code, where that works', async () => {
    await expectFound(await find());
    await expectFound(await find(2));
    expect(await forms()).toEqual(['code', 'code']);
    expect(await context.cache.meta.get('instanceForm')).toBeUndefined();
  });

  test('uses the IRI where the plain code is ignored, and remembers it', async () => {
    await setFaults(PLAIN_IGNORED);
    await expectFound(await find());
    expect(await forms()).toEqual(['code', 'iri']);
    await expectFound(await find(2));
    await expectFound(await find(1, { instanceCode: INSTANCE, statuses: ['success'] }));
    expect(await forms()).toEqual(['iri', 'iri']);
  });

  test('uses the IRI where the plain code is refused', async () => {
    await setFaults(PLAIN_REFUSED);
    await expectFound(await find());
    expect(await forms()).toEqual(['code', 'iri']);
  });

  test('uses the plain code again after a day', async () => {
    await setFaults(PLAIN_IGNORED);
    await find();
    await setFaults();
    await forms();
    pass(23 * HOUR);
    await find();
    expect(await forms()).toEqual(['iri']);
    pass(2 * HOUR);
    await expectFound(await find());
    await expectFound(await find());
    expect(await forms()).toEqual(['code', 'code']);
  });

  test.each([
    ['ignored', IRI_IGNORED],
    ['answered with 500', IRI_FAILS],
  ])('uses the plain code again when the remembered IRI is %s', async (_how, fault) => {
    await setFaults(PLAIN_IGNORED);
    await find();
    await setFaults(fault);
    await forms();
    await expectFound(await find());
    expect(await forms()).toEqual(['iri', 'code']);
    await expectFound(await find());
    expect(await forms()).toEqual(['code']);
  });

  test.each([
    ['ignored', IRI_IGNORED],
    ['answered with 500', IRI_FAILS],
  ])(
    'returns null where the plain code is ignored and the IRI is %s, and sends no request for an hour',
    async (_how, fault) => {
      await setFaults(PLAIN_IGNORED, fault);
      expect(await find()).toEqual({ ok: true, value: null });
      expect(await forms()).toEqual(['code', 'iri']);
      expect(await find(2)).toEqual({ ok: true, value: null });
      expect(await forms()).toEqual([]);
      // Other filters still work.
      expect(await find(1, { statuses: ['success'] })).toMatchObject({ ok: true, value: { items: expect.any(Array) } });
      expect(await forms()).toEqual(['none']);
      await setFaults();
      pass(HOUR + 1);
      await expectFound(await find());
      expect(await forms()).toEqual(['code']);
    },
  );

  describe('where the plain code is ignored', () => {
    const PROPERTY_IGNORED = { kind: 'ignore', parameter: 'jobInstance.code' };

    test.each([
      ['ignored', IRI_IGNORED],
      ['answered with 500', IRI_FAILS],
    ])('and the IRI is %s, uses the filter that the list declares, and remembers it', async (_how, fault) => {
      declared = 'status,status[],jobInstance,jobInstance.code';
      await setFaults(PLAIN_IGNORED, fault);
      await expectFound(await find());
      expect(await forms()).toEqual(['code', 'iri', 'property']);
      await expectFound(await find(2));
      expect(await forms()).toEqual(['property']);
      // The declared filter no longer works.
      await setFaults(PROPERTY_IGNORED);
      await expectFound(await find());
      expect(await forms()).toEqual(['property', 'code']);
    });

    test('and the IRI too, does not use a filter that the list does not declare', async () => {
      declared = 'status,jobInstance,jobInstance.company.code';
      await setFaults(PLAIN_IGNORED, IRI_IGNORED);
      expect(await find()).toEqual({ ok: true, value: null });
      expect(await forms()).toEqual(['code', 'iri']);
    });

    test('and the IRI too, does not trust a declared filter whose response contains other instances', async () => {
      declared = 'jobInstance.code';
      await setFaults(PLAIN_IGNORED, IRI_IGNORED, PROPERTY_IGNORED);
      expect(await find()).toEqual({ ok: true, value: null });
      expect(await forms()).toEqual(['code', 'iri', 'property']);
      expect(await find()).toEqual({ ok: true, value: null });
      expect(await forms()).toEqual([]);
    });
  });

  test('uses a filter that the unfiltered list declares, where the code and the IRI are refused', async () => {
    declared = 'jobInstance.code';
    await setFaults(PLAIN_REFUSED, IRI_FAILS);
    await expectFound(await find());
    expect(await forms()).toEqual(['code', 'iri', 'none', 'property']);
    await expectFound(await find(2));
    expect(await forms()).toEqual(['property']);
  });

  test('remembers nothing of a broken server', async () => {
    await setFaults({ kind: 'status', status: 500, path: 'job_executions', body: { title: 'An error occurred' } });
    expect(await find()).toMatchObject({ ok: false, problem: { status: 500 } });
    expect(await forms()).toEqual(['code']);
    await setFaults(PLAIN_IGNORED, { ...IRI_FAILS, status: 503 });
    expect(await find()).toMatchObject({ ok: false, problem: { status: 503 } });
    await setFaults(PLAIN_IGNORED);
    await forms();
    await expectFound(await find());
    expect(await forms()).toEqual(['code', 'iri']);
  });

  test('is not remembered as ignored when another filter is ignored', async () => {
    await setFaults({ kind: 'ignore', parameter: 'status' });
    const outcome = await find(1, { instanceCode: INSTANCE, statuses: ['error'] });
    expect(outcome).toMatchObject({ ok: false, problem: { kind: 'invalid-answer' } });
    expect(await forms()).toEqual(['code']);
  });
});

test('a launch without an answer is found even where the server cannot filter by job instance', async () => {
  const email = 'super@console.test';
  const wanted = { status: 'waiting', createdBy: email };
  await setFaults(PLAIN_IGNORED, IRI_IGNORED);
  expect(await find()).toEqual({ ok: true, value: null });
  const trace = { code: INSTANCE, user: { id: null, email }, afterId: 0, since: Date.now() - 10_000 };
  let made: number[] = [];
  const ports: LaunchPorts = {
    clock: { ...systemClock, sleep: async () => {} },
    trace: async () => trace,
    launch: async () => {
      const reply = await control(backend, 'POST', 'executions', { ...wanted, jobInstance: INSTANCE });
      made = reply.body.ids as number[];
      await control(backend, 'POST', 'executions', { ...wanted, jobInstance: 'acme_bynder_rules' });
      return { ok: false, problem: transportProblem('network') };
    },
    find: async (filters) => (await find(1, filters)).ok,
    remember: () => {},
    recall: () => null,
  };
  const launcher = new Launcher(ports, INSTANCE);
  const lookUpsEnded = new Promise<void>((resolve) =>
    launcher.subscribe(() => launcher.snapshot().last?.lookUpsEnded === true && resolve()),
  );
  await launcher.launch(null);
  await lookUpsEnded;
  expect(made).toHaveLength(1);
  expect(await launchedExecutions(context.cache, trace)).toEqual({ ours: made, possible: [] });
});
