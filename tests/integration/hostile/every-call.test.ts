import 'fake-indexeddb/auto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type * as z from 'zod';
import { storeSession } from '@/data/session-store';
import { createConsoleApi } from '@/api/console-api';
import { CacheDatabase } from '@/database/cache-database';
import { DraftsDatabase } from '@/database/drafts-database';
import { createCommands, type CommandTable } from '@workers/sync/commands/commands';
import { CacheWriter } from '@workers/sync/store/cache-writer';
import { operations } from '../../contract/support/contract-document';
import { clientCalls, NOT_CALLED, type ClientCall } from '../../support/hostile/client-calls';
import { engineWork } from '../../support/hostile/engine-work';
import { HostileBackend } from '../../support/hostile/hostile-backend';
import { draftRow, rowSchemas } from '../../support/hostile/row-schemas';
import { problem } from '../../support/hostile/shown-values';
import { tokenOf } from '../../support/device';
import { SeededRandom } from '../../support/simulation/seeded-random';

/**
 * Makes every call of the console with the code of its screens and engine, against a backend whose answers are changed
 * at random. Nothing is thrown, a screen gets a valid value or an error that it can show, and only valid rows are
 * cached. `HOSTILE_ANSWERS=n` sets the number of answers, `HOSTILE_SEED=n` replays a run.
 */
const wanted = Number(process.env['HOSTILE_ANSWERS'] ?? 2_500);
const seed = Number(
  process.env['HOSTILE_SEED'] ?? (process.env['HOSTILE_ANSWERS'] === undefined ? 1 : Date.now() % 1_000_000),
);

const worker = vi.hoisted(() => ({ commands: null as unknown }));
vi.mock('@/data/sync/sync-connection', () => ({
  runCommand: (name: keyof CommandTable, args: never) => (worker.commands as CommandTable)[name](args),
}));

const random = new SeededRandom(seed);
const cache = new CacheDatabase('hostile-calls');
const drafts = new DraftsDatabase('hostile-drafts');
const token = tokenOf(Date.UTC(2026, 10, 1), 40 * 86_400 * 365);
// The token in the contract's examples is not usable.
const backend = new HostileBackend(random, { signIn: { status: 200, type: 'application/json', value: { token } } });

const commands = createCommands({
  api: createConsoleApi({ baseUrl: 'https://console.test', token: () => token, fetch: backend.fetch }),
  cache,
  writer: new CacheWriter(cache, null),
  session: { token } as never,
  wake: () => {},
  reportUnreadableRows: () => {},
  onUnauthorized: () => {},
});
worker.commands = commands;
const calls = clientCalls(commands, engineWork(cache, drafts, backend.fetch));

beforeAll(async () => {
  // A fixed time makes a run repeatable.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20) });
  vi.stubGlobal('fetch', backend.fetch);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('location', { origin: 'https://console.test' });
  await cache.open();
  console.log(`HOSTILE_SEED=${seed}`);
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  cache.close();
  drafts.close();
});

/** Makes a call. The error of a failed check contains the answer. */
async function check(id: string, { run, shows }: ClientCall): Promise<boolean> {
  storeSession(token, 0);
  vi.advanceTimersByTime(1_000);
  try {
    const outcome = await run();
    if (outcome.ok) shows.parse(outcome.value);
    else problem.parse(outcome.problem);
    return outcome.ok;
  } catch (error) {
    throw new Error(`HOSTILE_SEED=${seed} ${id}: ${String(error)}\n${backend.last}`, { cause: error });
  }
}

const filled = new Set<string>();

/** Fails when a cached row does not match the schema of its table. */
async function checkCache(): Promise<void> {
  const schemas: Record<string, z.ZodType> = rowSchemas;
  for (const table of cache.tables) {
    const schema = schemas[table.name];
    if (schema === undefined) throw new Error(`No row schema for the table ${table.name}`);
    const rows = await table.toArray();
    if (rows.length > 0) filled.add(table.name);
    for (const row of rows) expect([table.name, schema.safeParse(row).error]).toEqual([table.name, undefined]);
  }
}

test('every operation of the contract is called here or listed as unused', () => {
  const all = operations.map(({ id }) => id).filter((id) => !NOT_CALLED.has(id));
  expect(Object.keys(calls).sort()).toEqual(all.sort());
});

test(`no call throws or caches an invalid row, with ${wanted} changed answers`, { timeout: 3_600_000 }, async () => {
  const succeeded = new Set<ClientCall>();
  while (backend.total < wanted) {
    for (const [id, variants] of Object.entries(calls)) {
      for (const variant of variants) if (await check(id, variant)) succeeded.add(variant);
    }
    await checkCache();
  }
  expect(backend.unknown).toEqual([]);
  // Every variant must succeed at least once, otherwise its result was never checked.
  const never = Object.entries(calls).filter(([, variants]) => variants.some((each) => !succeeded.has(each)));
  expect(never.map(([id]) => id)).toEqual([]);
  expect([...backend.answered.keys()].sort()).toEqual(Object.keys(calls).sort());
  // `nameLists` is filled by the page, not by a call of the engine.
  const tables = cache.tables.map(({ name }) => name).filter((name) => name !== 'nameLists');
  expect([...filled].sort()).toEqual(tables.sort());
  expect(Math.min(...backend.answered.values())).toBeGreaterThanOrEqual(Math.floor(wanted / 500));
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});

test('every saved draft waits, needs a decision, or was accepted by the server', async () => {
  const rows = await drafts.drafts.toArray();
  expect(rows.length).toBeLessThanOrEqual(2);
  for (const draft of rows) expect(draftRow.safeParse(draft).error).toBeUndefined();
});
