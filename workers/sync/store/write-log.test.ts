import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readExecution, readExecutionDetail } from '@/api/readers/execution-reader';
import { CacheDatabase } from '@/database/cache-database';
import { META_WRITE_LOG } from '@/database/cache-meta';
import type { ExecutionDetailRow, ExecutionRow } from '@/domain/execution';
import type { JobRow } from '@/domain/job-types/job-codes';
import { CacheWriter } from './cache-writer';

/** Each thread has its own connection to the same cache. */
let engineSide: CacheDatabase;
let tabSide: CacheDatabase;
/** The leading engine in one worker, and a command in the worker of another tab. */
let engine: CacheWriter;
let command: CacheWriter;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T10:00:00Z') });
  const name = `write-log-${Math.random()}`;
  engineSide = new CacheDatabase(name);
  tabSide = new CacheDatabase(name);
  await engineSide.meta.put({ key: 'term', value: 1 });
  engine = new CacheWriter(engineSide, 1);
  command = new CacheWriter(tabSide, null);
});

afterEach(async () => {
  vi.useRealTimers();
  tabSide.close();
  await engineSide.delete();
});

function execution(status: string): ExecutionRow {
  const row = readExecution({ id: 1, status });
  if (row === null) throw new Error('not an execution');
  return row;
}

function steps(...names: string[]): ExecutionDetailRow {
  const row = readExecutionDetail({ id: 1, stepExecutions: names.map((stepName, id) => ({ id, stepName })) });
  if (row === null) throw new Error('not an execution');
  return row;
}

const job = (connector: string): JobRow => ({ code: 'dummy', defaultConf: '{}', hasEventTrigger: false, connector });
const status = async () => (await engineSide.executions.get(1))?.status;
const total = async () => (await engineSide.counters.get('all'))?.count ?? 0;
const list = (requestedAt: number) => ({ requestedAt, singleRow: false });
const item = (requestedAt: number) => ({ requestedAt, singleRow: true });

/** The request times of two calls. The response to the second call arrives first. */
function requestTwice(): { slow: number; quick: number } {
  const slow = Date.now();
  vi.advanceTimersByTime(4_000);
  return { slow, quick: Date.now() - 1_000 };
}

describe('a slow response', () => {
  test('for one row in a command does not overwrite a list that the engine has stored', async () => {
    const { slow, quick } = requestTwice();
    await engine.apply({ executions: [execution('success')], origin: list(quick) });
    await command.apply({ executions: [execution('inProgress')], details: [steps('read')], origin: item(slow) });
    expect(await status()).toBe('success');
    // Lists contain no steps, so the steps of the slow response are the newest known ones.
    expect((await engineSide.executionDetails.get(1))?.steps).toHaveLength(1);
  });

  test('with a list of the engine does not overwrite a row that a command has stored', async () => {
    const { slow, quick } = requestTwice();
    await command.apply({ executions: [execution('stopped')], details: [steps('read', 'write')], origin: item(quick) });
    await engine.apply({ executions: [execution('inProgress')], origin: list(slow) });
    await engine.apply({ executions: [execution('inProgress')], details: [steps('read')], origin: item(slow) });
    expect(await status()).toBe('stopped');
    expect((await engineSide.executionDetails.get(1))?.steps).toHaveLength(2);
  });

  test('does not bring back a removed row, and does not remove a row that came back', async () => {
    await engine.apply({ executions: [execution('success')], details: [steps('read')] });
    const { slow, quick } = requestTwice();
    await command.apply({ removedExecutions: [1], origin: item(quick) });
    await engine.apply({ executions: [execution('success')], details: [steps('read')], origin: item(slow) });
    expect([await status(), await total(), await engineSide.executionDetails.count()]).toEqual([undefined, 0, 0]);
    await engine.apply({ executions: [execution('success')], origin: list(quick + 1) });
    await command.apply({ removedExecutions: [1], origin: item(quick) });
    expect([await status(), await total()]).toEqual(['success', 1]);
  });

  test('does not overwrite newer rows of the small tables', async () => {
    const { slow, quick } = requestTwice();
    await command.applyRows('jobs', [job('new')], [], item(quick));
    await engine.applyRows('jobs', [job('old')], [], list(slow));
    expect((await engineSide.jobs.get('dummy'))?.connector).toBe('new');
    await command.applyRows('jobs', [], ['dummy'], item(quick + 1));
    await engine.applyRows('jobs', [job('old')], [], list(quick));
    expect(await engineSide.jobs.count()).toBe(0);
  });

  test('does not overwrite a newer list of the same thread', async () => {
    const { slow, quick } = requestTwice();
    await engine.apply({ executions: [execution('success')], origin: list(quick) });
    await engine.apply({ executions: [execution('inProgress')], origin: list(slow) });
    expect(await status()).toBe('success');
  });
});

test('the response to a later request is always written, even after the device’s clock was set back', async () => {
  await command.apply({ executions: [execution('waiting')], origin: item(Date.now()) });
  vi.advanceTimersByTime(1);
  await engine.apply({ executions: [execution('inProgress')], origin: list(Date.now()) });
  expect(await status()).toBe('inProgress');
  vi.setSystemTime(Date.now() - 26 * 3_600_000);
  // The times of one thread never go back (`nextRequestTime`); a new thread starts with the device's clock.
  const third = new CacheDatabase(engineSide.name);
  await new CacheWriter(third, null).apply({ executions: [execution('success')], origin: item(Date.now()) });
  third.close();
  expect(await status()).toBe('success');
});

test('an unchanged response writes nothing, and the log has a maximum size', async () => {
  for (let id = 1; id <= 900; id += 100) {
    vi.advanceTimersByTime(10);
    const executions = Array.from({ length: 100 }, (_, index) => ({ ...execution('success'), id: id + index }));
    await engine.apply({ executions, origin: list(Date.now()) });
  }
  const logged = async () => {
    const row = await engineSide.meta.get(META_WRITE_LOG);
    const entries = (row?.value ?? []) as { keys: string[] }[];
    return entries.flatMap(({ keys }) => keys);
  };
  expect(await logged()).toHaveLength(500);
  const before = await logged();
  vi.advanceTimersByTime(10);
  await engine.apply({ executions: [{ ...execution('success'), id: 7 }], origin: list(Date.now()) });
  expect(await logged()).toEqual(before);
  vi.advanceTimersByTime(600_000);
  await engine.apply({ executions: [{ ...execution('error'), id: 7 }], origin: list(Date.now()) });
  expect(await logged()).toHaveLength(1);
});
