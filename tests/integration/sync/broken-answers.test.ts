import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test } from 'vitest';
import { createConsoleApi } from '@/api/console-api';
import type { CommandArgs, CommandName } from '@workers/protocol/sync-api';
import { createCommands } from '@workers/sync/commands/commands';
import { CacheWriter } from '@workers/sync/store/cache-writer';
import { HttpFront, INVALID_ANSWERS } from '../../support/simulation/http-front';
import { SeededRandom } from '../../support/simulation/seeded-random';
import { SimulatedEngine } from '../../support/simulation/simulated-engine';
import { SimulatedServer } from '../../support/simulation/simulated-server';
import { VirtualClock } from '../../support/simulation/virtual-clock';

/**
 * After an invalid answer, no task and no command writes anything, and the console recovers when the answers are valid
 * again. Uses a real connection, so compression, cuts and time-outs are those of `fetch`.
 */
const TIMEOUT_MS = 400;
/** Faults that end with a time-out. All other faults get more time, because the machine may be busy. */
const ENDLESS = new Set(['a trickle', 'silence after the head', 'silence']);
const timeoutFor = (name: string): number => (ENDLESS.has(name) ? TIMEOUT_MS : 15_000);

let server: SimulatedServer;
let front: HttpFront;
let engine: SimulatedEngine;

async function begin(name: string): Promise<void> {
  const random = new SeededRandom(1);
  const clock = new VirtualClock(random);
  server = new SimulatedServer(clock, random);
  server.listsOmitConfiguration = true;
  for (let n = 0; n < 40; n += 1) server.create(n > 36 ? 'inProgress' : 'success');
  front = await HttpFront.open(server);
  const network = { baseUrl: front.baseUrl, timeoutMs: timeoutFor(name) };
  engine = new SimulatedEngine(`broken-${Math.random()}`, server, clock, undefined, network);
  engine.watching = [
    { kind: 'execution', id: 39 },
    { kind: 'instance', code: 'alpha' },
  ];
  await engine.start();
  await engine.pass(15_000);
}

afterEach(async () => {
  await engine.stop();
  await front.close();
  await engine.cache.delete();
});

async function everything(): Promise<Record<string, unknown[]>> {
  const tables = engine.cache.tables.map(async (table) => [table.name, await table.toArray()] as const);
  return Object.fromEntries(await Promise.all(tables));
}

/** The problems that a command may return. */
const KINDS = ['network', 'timeout', 'invalid-answer', 'http'];

describe('tasks', () => {
  test.each(Object.entries(INVALID_ANSWERS))(
    '%s: nothing is written, the failure is reported, and the tasks work again after the fault',
    async (name, mischief) => {
      await begin(name);
      const before = await everything();
      expect(before['executions']).toHaveLength(40);
      front.mischief = mischief;
      server.setStatus(39, 'success');
      server.executions.delete(5);
      server.requests.length = 0;
      // All tasks run at once, before one of them detects the failure.
      for (const task of ['head', 'active', 'watch', 'reconcile'] as const) engine.wake(task);
      await engine.pass(20_000);
      expect(server.requests.length).toBeGreaterThan(3);
      expect(await everything()).toEqual(before);
      expect(engine.unauthorized).toBe(0);
      expect(KINDS).toContain(engine.failure);
      if (ENDLESS.has(name)) expect(engine.failure).toBe('timeout');

      front.mischief = null;
      for (let step = 0; step < 20; step += 1) {
        await engine.pass(3_000);
        engine.wake('reconcile');
      }
      expect(engine.failure).toBeNull();
      expect(engine.fatal).toEqual([]);
      expect((await engine.cache.executions.get(39))?.status).toBe('success');
      expect(await engine.cache.executions.get(5)).toBeUndefined();
      expect(await engine.cache.instances.count()).toBe(3);
    },
  );
});

describe('commands', () => {
  /** Commands whose answer must have a certain form. */
  const READS: { [N in CommandName]?: CommandArgs[N] } = {
    fetchWarnings: { stepId: 1, page: 1 },
    findExecutions: { filters: { statuses: ['success'] }, page: 1 },
    findUsers: { email: 'a' },
    findCompanies: { name: 'a' },
    fetchExecution: { id: 3 },
    fetchInstance: { code: 'alpha' },
    fetchHistory: { code: 'alpha', page: 1 },
    fetchConnections: { type: 'akeneo' },
    fetchOptions: { list: 'jobs' },
    fetchCompany: { code: 'acme' },
    fetchConnection: { type: 'akeneo', id: 1 },
    createSecuredVariable: { instanceCode: 'alpha', code: 'x', value: 'v' },
  };
  /** Commands whose answer may be empty or any text, so that only an HTML page is recognised as invalid. */
  const ACTS: { [N in CommandName]?: CommandArgs[N] } = {
    launch: { code: 'alpha', delta: null },
    stop: { id: 39 },
    deleteInstance: { code: 'alpha' },
    updateSecuredVariable: { instanceCode: 'alpha', id: 1, value: 'v' },
    deleteSecuredVariable: { instanceCode: 'alpha', id: 1 },
    downloadLog: { id: 3 },
  };
  const LOUD = new Set([
    'a trickle',
    'silence',
    'a connection that is reset',
    'HTML with 200',
    'a redirect to a sign-in page',
    'a 404 of a proxy',
    'a 403 of a portal',
  ]);

  function commandsNow(name: string, refused: string[]) {
    const api = createConsoleApi({ baseUrl: front.baseUrl, token: () => 'token', timeoutMs: timeoutFor(name) / 8 });
    return createCommands({
      api,
      cache: engine.cache,
      writer: new CacheWriter(engine.cache, null),
      session: { token: 'token' } as never,
      wake: () => {},
      reportUnreadableRows: () => {},
      onUnauthorized: (token) => refused.push(token),
    });
  }

  async function run(name: string, command: CommandName, args: unknown, refused: string[]): Promise<boolean> {
    const run = commandsNow(name, refused)[command] as (given: unknown) => Promise<{ ok: boolean }>;
    return (await run(args)).ok;
  }

  test.each(Object.entries(INVALID_ANSWERS))('no command accepts %s or writes anything', async (name, mischief) => {
    await begin(name);
    await engine.stop();
    const before = await everything();
    front.mischief = mischief;
    const refused: string[] = [];
    const asked = { ...READS, ...(LOUD.has(name) ? ACTS : {}) };
    const taken: string[] = [];
    for (const [command, args] of Object.entries(asked)) {
      if (await run(name, command as CommandName, args, refused)) taken.push(command);
    }
    expect(taken).toEqual([]);
    expect(refused).toEqual([]);
    expect(await everything()).toEqual(before);
  });

  test('a response of the API itself is accepted', async () => {
    await begin('');
    const api = createConsoleApi({ baseUrl: front.baseUrl, token: () => 'token' });
    expect(await api.getInstance('alpha')).toMatchObject({ ok: true, value: { code: 'alpha' } });
    expect(await api.getInstance('nobody')).toMatchObject({ ok: false, problem: { kind: 'http', status: 404 } });
  });
});
