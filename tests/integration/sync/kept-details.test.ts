import { expect, onTestFinished, test } from 'vitest';
import { unpackFile } from '@/lib/packed-bytes';
import { SeededRandom } from '../../support/simulation/seeded-random';
import { busiestMinute, DETAIL_PATHS, expectDetails } from '../../support/simulation/expect-details';
import { SimulatedEngine } from '../../support/simulation/simulated-engine';
import { SimulatedServer } from '../../support/simulation/simulated-server';
import { VirtualClock } from '../../support/simulation/virtual-clock';

const MINUTE = 60_000;

/** An engine after a minute online. Its server has stopped runs, whose details the engine does not read in advance. */
async function online(): Promise<{ server: SimulatedServer; engine: SimulatedEngine }> {
  const random = new SeededRandom(1);
  const clock = new VirtualClock(random);
  const server = new SimulatedServer(clock, random);
  server.instances.set('gone', { code: 'gone', label: 'gone', updatedAt: '2026-11-20T10:00:00Z' });
  for (let n = 0; n < 20; n += 1) server.create('stopped');
  const engine = new SimulatedEngine(`details-${Math.random()}`, server, clock);
  await engine.start();
  await engine.pass(MINUTE);
  server.requests.length = 0;
  onTestFinished(async () => {
    await engine.stop();
    await engine.cache.delete();
    await engine.drafts.delete();
  });
  return { server, engine };
}

const detailRequests = (server: SimulatedServer) =>
  server.requests.filter(({ path }) => DETAIL_PATHS.test(path) || /job_executions\/\d+$/.test(path));

test('the details of a few failed runs are on the device five minutes after the runs ended, with at most six requests a minute', async () => {
  const { server, engine } = await online();
  for (let n = 0; n < 5; n += 1) server.create('error');
  await engine.pass(5 * MINUTE);
  await expectDetails(engine, server);
  expect(busiestMinute(detailRequests(server).map(({ at }) => at))).toBeLessThanOrEqual(6);
  server.requests.length = 0;
  await engine.pass(30 * MINUTE);
  expect(detailRequests(server)).toEqual([]);
});

test('the items of the newest runs that worked are on the device before anyone opens them, and are requested once', async () => {
  const { server, engine } = await online();
  const failed = server.create('error');
  const worked = Array.from({ length: 6 }, () => server.create('success'));
  await engine.pass(3 * MINUTE);
  await expectDetails(engine, server);
  const asked = detailRequests(server).map(({ path }) => path);
  expect(asked[0]).toContain(String(failed));
  expect(busiestMinute(detailRequests(server).map(({ at }) => at))).toBeLessThanOrEqual(6);
  const details = await engine.cache.executionDetails.bulkGet(worked);
  expect(details.map((detail) => detail?.steps[0]?.status)).toEqual(worked.map(() => 'success'));
  expect(await engine.cache.keptRuns.count()).toBe(1);
  server.requests.length = 0;
  await engine.stop();
  await engine.start();
  await engine.pass(30 * MINUTE);
  expect(detailRequests(server)).toEqual([]);
});

test('steps that were read during the run are read again after it', async () => {
  const { server, engine } = await online();
  const id = server.create('inProgress');
  engine.watching = [{ kind: 'execution', id }];
  await engine.pass(MINUTE);
  expect((await engine.cache.executionDetails.get(id))?.steps[0]?.status).toBe('inProgress');
  engine.watching = [];
  server.setStatus(id, 'success');
  await engine.pass(2 * MINUTE);
  expect((await engine.cache.executionDetails.get(id))?.steps[0]?.status).toBe('success');
});

test('after a restart, the engine continues to read details where it stopped', async () => {
  const { server, engine } = await online();
  for (let n = 0; n < 12; n += 1) server.create(n % 2 === 0 ? 'error' : 'warning');
  await engine.pass(3 * MINUTE);
  await engine.stop();
  await engine.start();
  await engine.pass(20 * MINUTE);
  await expectDetails(engine, server);
  const asked = detailRequests(server).map(({ path, query }) => path + query);
  expect(new Set(asked).size).toBe(asked.length);
  expect(busiestMinute(detailRequests(server).map(({ at }) => at))).toBeLessThanOrEqual(6);
});

test('a run that changes after its details were read is read again', async () => {
  const { server, engine } = await online();
  const id = server.create('error');
  await engine.pass(3 * MINUTE);
  server.setStatus(id, 'warning');
  await engine.pass(3 * MINUTE);
  expect((await engine.cache.executionDetails.get(id))?.steps[0]?.status).toBe('warning');
  server.setStatus(id, 'error');
  await engine.pass(5 * MINUTE);
  await expectDetails(engine, server);
});

test('a log that is missing or too large is remembered, and requested once', async () => {
  const { server, engine } = await online();
  server.logOf = (id) => (id % 2 === 0 ? null : 'x'.repeat(2 * 1_024 * 1_024 + 1));
  const ids = [server.create('error'), server.create('error')];
  await engine.pass(20 * MINUTE);
  const states = (await engine.cache.keptRuns.bulkGet(ids)).map((kept) => kept?.log);
  expect(states).toEqual(['too-large', 'none']);
  expect(await engine.cache.executionLogs.count()).toBe(0);
  expect(server.requests.filter(({ path }) => path.endsWith('_logs'))).toHaveLength(2);
});

test('a log of two megabytes is kept packed, byte for byte', async () => {
  const { server, engine } = await online();
  const text = '2026-11-20 10:00:02 é\n'.repeat(80_000);
  server.logOf = () => text;
  const id = server.create('error');
  await engine.pass(2 * MINUTE);
  const log = await engine.cache.executionLogs.get(id);
  if (log === undefined) throw new Error('no log');
  expect(await (await unpackFile(log)).text()).toBe(text);
  expect(log.packedSize).toBeLessThan(log.size / 10);
});

test('of 10,000 warnings, 1,000 are kept, together with the total number', async () => {
  const { server, engine } = await online();
  server.warningsOf = () => 10_000;
  const id = server.create('warning');
  await engine.pass(15 * MINUTE);
  const [step] = (await engine.cache.executionWarnings.get(id))?.steps ?? [];
  expect(step).toMatchObject({ total: 10_000, isComplete: false });
  expect(step?.items).toHaveLength(1_000);
  server.requests.length = 0;
  await engine.pass(10 * MINUTE);
  expect(detailRequests(server)).toEqual([]);
});

test.each(['download_execution_logs', 'job_warnings', 'history'])(
  'a call for %s that always fails delays nothing else, and is made less and less often',
  async (path) => {
    const { server, engine } = await online();
    server.broken = path;
    server.warningsOf = () => 2;
    const ids = [server.create('error'), server.create('error')];
    await engine.pass(10 * MINUTE);
    expect((await engine.cache.executionDetails.bulkGet(ids)).every((detail) => detail !== undefined)).toBe(true);
    expect(await engine.cache.executionLogs.count()).toBe(path === 'download_execution_logs' ? 0 : 2);
    server.requests.length = 0;
    await engine.pass(60 * MINUTE);
    expect(server.requests.filter((request) => request.path.includes(path)).length).toBeLessThanOrEqual(8);
    server.broken = null;
    await engine.pass(2 * 60 * MINUTE);
    await expectDetails(engine, server);
  },
);

test('the details of a run that is more than 14 days old are not read until the run is shown', async () => {
  const { server, engine } = await online();
  const id = server.create('warning');
  const row = server.executions.get(id);
  if (row !== undefined) row.createdAt = '2026-11-05T10:00:00Z';
  server.warningsOf = () => 2;
  await engine.pass(3 * MINUTE);
  expect(detailRequests(server)).toEqual([]);
  engine.watching = [{ kind: 'execution', id }];
  await engine.pass(3 * MINUTE);
  expect((await engine.cache.executionWarnings.get(id))?.steps[0]?.items).toHaveLength(2);
});
