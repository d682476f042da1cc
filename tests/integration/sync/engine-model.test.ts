import { IDBObjectStore } from 'fake-indexeddb';
import { describe, expect, test } from 'vitest';
import type { ExecutionRow } from '@/domain/execution';
import { counterKeysOf } from '@/database/counter-keys';
import { META_READ_LISTS, readBackfill } from '@/database/cache-meta';
import { SeededRandom } from '../../support/simulation/seeded-random';
import { replayable, runsOf, seedsOf } from '../../support/simulation/seeds';
import { OWN_ID, SimulatedEngine } from '../../support/simulation/simulated-engine';
import { expectRunHours } from '../../support/simulation/expect-run-hours';
import { busiestMinute, DETAIL_PATHS, expectDetails } from '../../support/simulation/expect-details';
import {
  creatorIdOf,
  emailOf,
  SimulatedServer,
  stopperIdOf,
  type Fault,
} from '../../support/simulation/simulated-server';
import { VirtualClock } from '../../support/simulation/virtual-clock';

/**
 * Model test of the shipped engine: random commands against a simulated server on a virtual clock. After a quiet period
 * the cache equals the server. A quarter of the seeds have a second run, on a server that names people by IRIs and
 * whose answers come late or as a bare 500. `SYNC_SEED=n` replays one seed, `SYNC_RUNS=n` runs more.
 */
const COMMANDS = 80;
const RUNS = runsOf('SYNC', 30);
/**
 * Within this many minutes the cache must equal the server and writes must have stopped. If a row is deleted just after
 * `reconcile` has passed it, only the next pass finds the deletion, so there is time for two passes. A step takes half
 * a minute.
 */
const mostMinutes = (server: SimulatedServer): number =>
  Math.max(60, 10 + reconcileSteps(server)) + minutesForDetails(server);
/**
 * The time in which all details of runs can be read. A run needs up to six requests, one every ten seconds, and a
 * failed request is repeated a minute later.
 */
const minutesForDetails = (server: SimulatedServer): number =>
  10 + 2 * [...server.executions.values()].filter(({ status }) => status === 'error' || status === 'warning').length;
/** The share of the test runs that wait for `reconcile`. In all other test runs, a page wakes it. */
const UNHURRIED = 0.1;
/**
 * The number of steps in one pass of `reconcile`. Every second step reads executions, and the steps in between read the
 * small lists.
 */
const reconcileSteps = (server: SimulatedServer): number =>
  2 * Math.max(6, 1 + server.executions.size / server.pageCap);

const FAULTS: Fault[] = [
  ...(['network', 'status-500', 'status-503', 'html', 'truncated', 'other-json'] as const),
  ...(['empty-list', 'short-list', 'empty-page'] as const),
];
/** Faults of a server that publishes its changes on a hub. */
const HUB_FAULTS: Fault[] = ['hub-down', 'hub-hangs'];
const FINAL = ['success', 'warning', 'error', 'stopped'];
/**
 * The statuses of past executions. Most of them succeeded, because the engine reads the details of failed runs and of
 * runs with warnings slowly: it sends one request every ten seconds.
 */
const PAST = [...Array.from({ length: 12 }, () => 'success'), ...FINAL];
/** The first window contains all data; the second is smaller than the data of most servers. */
const WINDOWS = [
  { windowDays: 90, windowRows: 10_000 },
  { windowDays: 1 / 1440, windowRows: 60 },
];

let writes = 0;
for (const name of ['put', 'add', 'delete', 'clear'] as const) {
  const original = IDBObjectStore.prototype[name] as (...args: unknown[]) => IDBRequest;
  Reflect.set(IDBObjectStore.prototype, name, function (this: IDBObjectStore, ...args: unknown[]) {
    writes += 1;
    return original.apply(this, args);
  });
}

async function run(seed: number, hasHub: boolean): Promise<void> {
  const random = new SeededRandom(seed);
  const clock = new VirtualClock(random);
  const server = new SimulatedServer(clock, random);
  server.namesPeopleByIri = hasHub;
  server.usersStatus = ([200, 404, 403] as const)[seed % 3] ?? 200;
  const faults = hasHub ? [...FAULTS, ...HUB_FAULTS, ...HUB_FAULTS] : FAULTS;
  server.dialect = random.pick(['prefixed', 'plain', 'partial']);
  server.pageCap = random.pick([20, 30, 100]);
  server.listsOmitConfiguration = random.chance(0.3);
  server.listsOmitDetails = random.chance(0.3);
  for (let index = random.below(200); index > 0; index -= 1) server.create(random.pick(PAST));
  const window = random.chance(0.8) ? WINDOWS[0] : WINDOWS[1];
  const engine = new SimulatedEngine(`model-${seed}-${Math.random()}`, server, clock, window);
  await engine.start();
  for (let step = 0; step < COMMANDS; step += 1) {
    await command(random, server, engine, faults);
    await engine.pass(random.pick([0, 200, 1_000, 2_000, 6_000]));
    expect(await companiesIn(engine), 'rows of two companies in one cache').toBeLessThanOrEqual(1);
  }
  server.faults = [];
  server.filtersFailOpen = false;
  server.afterPage = () => {};
  server.commitLate();
  if (random.chance(0.5)) for (const id of server.pendingIds()) server.setStatus(id, random.pick(FINAL));
  engine.pollEvery(30);
  await readDetails(engine, server);
  await comeToRest(engine, server, random.chance(UNHURRIED));
  expect(engine.fatal).toEqual([]);
  const details = server.requests.filter(({ path }) => DETAIL_PATHS.test(path));
  expect(busiestMinute(details.map(({ at }) => at))).toBeLessThanOrEqual(6);
  await engine.stop();
  await engine.cache.delete();
  await engine.drafts.delete();
}

/** Lets time pass until the engine, which reads details slowly, requests no details of runs for a whole minute. */
async function readDetails(engine: SimulatedEngine, server: SimulatedServer): Promise<void> {
  const count = (): number => server.requests.filter(({ path }) => DETAIL_PATHS.test(path)).length;
  for (let minute = minutesForDetails(server); minute > 0; minute -= 1) {
    const before = count();
    await engine.pass(60_000);
    if (count() === before) return;
  }
}

/**
 * Lets minutes pass until the cache equals the server and the engine has written nothing for a whole minute.
 * @param unhurried waits for every step of `reconcile`; otherwise a page wakes it
 */
async function comeToRest(engine: SimulatedEngine, server: SimulatedServer, unhurried: boolean): Promise<void> {
  const most = mostMinutes(server);
  for (let minute = 1; ; minute += 1) {
    for (let steps = unhurried ? 0 : reconcileSteps(server); steps > 0; steps -= 1) {
      engine.wake('reconcile');
      await engine.pass(0);
    }
    const before = writes;
    await engine.pass(60_000);
    const rests = writes === before;
    if (!rests && minute < most) continue;
    try {
      await expectSame(engine, server);
      expect(rests, 'an unchanged poll writes').toBe(true);
      return;
    } catch (error) {
      if (minute >= most) throw error;
    }
  }
}

async function command(
  random: SeededRandom,
  server: SimulatedServer,
  engine: SimulatedEngine,
  faults: readonly Fault[],
): Promise<void> {
  const pending = server.pendingIds();
  if (random.chance(1 / COMMANDS)) changeCompany(random, server);
  const choice = random.below(13);
  if (choice <= 2)
    for (let n = random.below(4); n >= 0; n -= 1) server.create(random.pick(['waiting', 'inProgress', ...FINAL]));
  else if (choice === 3) server.create(random.pick(['waiting', 'success']), true);
  else if (choice === 4) server.commitLate();
  else if (choice <= 6 && pending.length > 0)
    server.setStatus(random.pick(pending), random.pick(['inProgress', 'mustStop', ...FINAL]));
  else if (choice === 7 && pending.length > 0) server.executions.delete(random.pick(pending));
  else if (choice === 8) server.faults = Array.from({ length: random.below(6) }, () => random.pick(faults));
  else if (choice === 9) {
    server.filtersFailOpen = random.chance(0.5);
    server.afterPage = random.chance(0.5) ? () => {} : () => drift(random, server);
  } else if (choice === 12) server.executions.delete(random.pick([...server.executions.keys(), 0]));
  else if (choice === 10) {
    const code = random.pick(['alpha', 'beta', 'gamma', 'delta']);
    if (random.chance(0.3)) server.instances.delete(code);
    else server.touchInstance(code);
  } else if (choice === 11) {
    await engine.stop();
    if (random.chance(0.3)) for (let n = random.below(250); n > 0; n -= 1) server.create(random.pick(PAST));
    await engine.start();
  }
}

/** The person moves to another company, which may be an earlier one. */
function changeCompany(random: SeededRandom, server: SimulatedServer): void {
  server.moveTo(random.pick(['globex', 'umbrella', 'acme'].filter((code) => code !== server.company)));
  for (let n = random.below(120); n > 0; n -= 1) server.create(random.pick(PAST));
}

/** Between two pages, creates a row, which moves the others down, or deletes a row, which moves the others up. */
function drift(random: SeededRandom, server: SimulatedServer): void {
  if (random.chance(0.2)) server.create(random.pick(FINAL));
  if (random.chance(0.2)) server.executions.delete(random.pick([...server.executions.keys(), 0]));
}

/** The number of companies to which the cached executions belong. */
async function companiesIn({ cache }: SimulatedEngine): Promise<number> {
  const keys = (await cache.executions.orderBy('[companyCode+id]').keys()) as unknown as [string, number][];
  return new Set(keys.map(([company]) => company)).size;
}

async function expectSame(engine: SimulatedEngine, server: SimulatedServer): Promise<void> {
  const cached = await engine.cache.executions.orderBy('id').toArray();
  // Rows below the window are not compared.
  const bottom = (await readBackfill(engine.cache))?.bottom ?? 0;
  const inWindow = (rows: Iterable<{ id: number; status: string }>) =>
    [...rows].filter(({ id }) => id >= bottom).map(({ id, status }) => ({ id, status }));
  const expected = [...server.executions.values()].sort((a, b) => a.id - b.id);
  expect(inWindow(cached)).toEqual(inWindow(expected));
  expectPeople(cached, server);
  const instances = await engine.cache.instances.orderBy('code').toArray();
  expect(instances.map(({ code, label, configuration }) => ({ code, label, configuration }))).toEqual(
    [...server.instances.values()]
      .sort((a, b) => (a.code < b.code ? -1 : 1))
      .map(({ code, label }) => ({ code, label, configuration: `{"label":"${label}"}` })),
  );
  const counts = new Map<string, number>();
  for (const row of cached) for (const key of counterKeysOf(row)) counts.set(key, (counts.get(key) ?? 0) + 1);
  const counters = await engine.cache.counters.toArray();
  expect(new Map(counters.filter(({ count }) => count > 0).map(({ key, count }) => [key, count]))).toEqual(counts);
  await expectRunHours(engine.cache);
  await expectDetails(engine, server);
}

/**
 * Expects that rows have the ids and e-mails of their people. From a server that names people by IRIs, the engine
 * learns only the user's own e-mail and the e-mails of users whom it may read.
 */
function expectPeople(cached: readonly ExecutionRow[], server: SimulatedServer): void {
  const person = (id: number | null) => {
    if (id === null) return [null, null];
    const isUnknown = server.namesPeopleByIri && server.usersStatus !== 200 && id !== OWN_ID;
    return [String(id), isUnknown ? null : emailOf(id)];
  };
  for (const row of cached) {
    // Some lists omit people, so a row from such a list has no people until its item is read.
    if (!row.isByPerson) continue;
    expect([row.createdById, row.createdByEmail]).toEqual(person(creatorIdOf(row.id)));
    if (row.stoppedById !== null) expect([row.stoppedById, row.stoppedByEmail]).toEqual(person(stopperIdOf(row.id)));
  }
}

describe('after a quiet period the cache equals the server', () => {
  test.each(seedsOf('SYNC', RUNS))('seed %i', (seed) => replayable('SYNC', seed, () => run(seed, false)), 120_000);
  test.each(seedsOf('SYNC', Math.ceil(RUNS / 4)))(
    'seed %i, people as IRIs and late or bare answers',
    (seed) => replayable('SYNC', seed, () => run(seed, true)),
    120_000,
  );
});

describe('a row deleted on the server', () => {
  /** A server with `count` finished executions, and an engine that has read all of them. */
  async function filled(count: number): Promise<{ server: SimulatedServer; engine: SimulatedEngine }> {
    const random = new SeededRandom(1);
    const clock = new VirtualClock(random);
    const server = new SimulatedServer(clock, random);
    for (let n = 0; n < count; n += 1) server.create('success');
    const engine = new SimulatedEngine(`deletions-${Math.random()}`, server, clock);
    await engine.start();
    await engine.pass(60_000);
    expect(await engine.cache.executions.count()).toBe(count);
    return { server, engine };
  }

  test('is deleted from the cache, whether newest, oldest or in between', async () => {
    const { server, engine } = await filled(230);
    for (const id of [230, 229, 120, 2, 1]) server.executions.delete(id);
    await engine.pass(10 * 60_000);
    await expectSame(engine, server);
    await engine.stop();
  });

  test('is deleted also when the server has no row left', async () => {
    const { server, engine } = await filled(60);
    server.executions.clear();
    await engine.pass(10 * 60_000);
    await expectSame(engine, server);
    await engine.stop();
  });
});

describe('a list that omits rows which the server still has', () => {
  test.each(['empty-list', 'short-list', 'empty-page'] as const)(
    'once (%s) loses nothing and causes only a few requests for single rows',
    async (fault) => {
      const random = new SeededRandom(1);
      const clock = new VirtualClock(random);
      const server = new SimulatedServer(clock, random);
      // Stopped runs, whose items the engine does not read in advance.
      for (let n = 0; n < 2_000; n += 1) server.create('stopped');
      const engine = new SimulatedEngine(`left-out-${fault}`, server, clock);
      await engine.start();
      await engine.pass(2 * 60_000);
      expect(await engine.cache.executions.count()).toBe(2_000);
      const isReconcilePage = (path: string, size: string | null): boolean =>
        path.endsWith('/job_executions') && size === '100';
      // Only the first page of `reconcile` is wrong.
      let isWrong = true;
      server.beforeAnswer = (url) => {
        if (!isWrong || !isReconcilePage(url.pathname, url.searchParams.get('itemsPerPage'))) return;
        if (url.searchParams.get('page') !== '1') return;
        isWrong = false;
        server.faults = [fault];
      };
      await engine.pass(60 * 60_000);
      expect(isWrong).toBe(false);
      const single = server.requests.filter(({ path }) => /\/job_executions\/\d+$/.test(path));
      expect(single.length).toBeLessThanOrEqual(3);
      await expectSame(engine, server);
      // The scan continues: a deletion is still found.
      server.executions.delete(1_000);
      await engine.pass(60 * 60_000);
      await expectSame(engine, server);
      await engine.stop();
    },
    60_000,
  );
});

describe('one call that always fails', () => {
  test.each(['list_jobs', 'bynder_connections'])(
    '%s does not affect the other lists or the connection',
    async (path) => {
      const random = new SeededRandom(1);
      const clock = new VirtualClock(random);
      const server = new SimulatedServer(clock, random);
      server.create('success');
      server.broken = path;
      const engine = new SimulatedEngine(`broken-${Math.random()}`, server, clock);
      await engine.start();
      await engine.pass(3 * 60_000);
      const readLists = (await engine.cache.meta.get(META_READ_LISTS))?.value;
      expect(readLists).toEqual(expect.arrayContaining(['instances', 'connections/akeneo', 'connections/shopify']));
      server.requests.length = 0;
      await engine.pass(10 * 60_000);
      expect(server.requests.filter((request) => request.path.includes(path)).length).toBeLessThanOrEqual(10);
      expect(server.requests.filter((request) => request.path.endsWith('/job_executions')).length).toBeLessThan(150);
      expect(engine.lost).toBe(0);
      await engine.stop();
    },
  );
});

test('an idle engine sends at most 12 head polls and 3 list requests of reconcile a minute', async () => {
  const random = new SeededRandom(1);
  const clock = new VirtualClock(random);
  const server = new SimulatedServer(clock, random);
  for (let n = 0; n < 250; n += 1) server.create('success');
  const engine = new SimulatedEngine(`idle-${Math.random()}`, server, clock);
  await engine.start();
  // Long enough to read the items of the newest runs.
  await engine.pass(15 * 60_000);
  server.requests.length = 0;
  await engine.pass(10 * 60_000);
  expect(server.requests.length).toBeLessThanOrEqual(10 * 15);
  await engine.stop();
});
