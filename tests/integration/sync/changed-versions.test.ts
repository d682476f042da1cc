import { expect, onTestFinished, test } from 'vitest';
import { busiestMinute, DETAIL_PATHS } from '../../support/simulation/expect-details';
import { SeededRandom } from '../../support/simulation/seeded-random';
import { SimulatedEngine } from '../../support/simulation/simulated-engine';
import { SimulatedServer } from '../../support/simulation/simulated-server';
import { VirtualClock } from '../../support/simulation/virtual-clock';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** An engine that has not started, and its server. @param others the number of integrations besides the first three */
function world(others = 0): { server: SimulatedServer; engine: SimulatedEngine } {
  const random = new SeededRandom(1);
  const clock = new VirtualClock(random);
  const server = new SimulatedServer(clock, random);
  for (let n = 0; n < others; n += 1) server.touchInstance(`job-${n}`);
  for (let n = 0; n < 20; n += 1) server.create('success');
  const engine = new SimulatedEngine(`versions-${Math.random()}`, server, clock);
  onTestFinished(async () => {
    await engine.stop();
    await engine.cache.delete();
    await engine.drafts.delete();
  });
  return { server, engine };
}

const asked = ({ requests }: SimulatedServer): string[] =>
  requests.flatMap(({ path }) => /job_instances\/([^/]+)\/history/.exec(path)?.[1] ?? []);
const detailTimes = ({ requests }: SimulatedServer): number[] =>
  requests.filter(({ path }) => DETAIL_PATHS.test(path) || /job_executions\/\d+$/.test(path)).map(({ at }) => at);

test('the versions of every changed integration are read only once, with at most six requests a minute', async () => {
  const { server, engine } = world(12);
  await engine.start();
  await engine.pass(10 * MINUTE);
  expect(asked(server).toSorted()).toEqual([...server.instances.keys()].toSorted());
  expect(busiestMinute(detailTimes(server))).toBeLessThanOrEqual(6);
  const histories = await engine.cache.histories.toArray();
  expect(histories.map(({ code }) => code).toSorted()).toEqual([...server.instances.keys()].toSorted());
  server.requests.length = 0;
  await engine.pass(60 * MINUTE);
  expect(asked(server)).toEqual([]);
});

test('the versions of an integration that changes are read again, and no others', async () => {
  const { server, engine } = world();
  await engine.start();
  await engine.pass(5 * MINUTE);
  server.requests.length = 0;
  server.touchInstance('beta');
  await engine.pass(15 * MINUTE);
  expect(asked(server)).toEqual(['beta']);
  const kept = await engine.cache.histories.get('beta');
  expect(kept?.entries[0]?.loggedAt).toBe(server.instances.get('beta')?.updatedAt);
});

test('known versions are not read again after a restart', async () => {
  const { server, engine } = world();
  await engine.start();
  await engine.pass(5 * MINUTE);
  await engine.stop();
  server.requests.length = 0;
  await engine.start();
  await engine.pass(10 * MINUTE);
  expect(asked(server)).toEqual([]);
});

test('details of failed runs come first, within the same six requests a minute', async () => {
  const { server, engine } = world(12);
  for (let n = 0; n < 4; n += 1) server.create('error');
  await engine.start();
  await engine.pass(15 * MINUTE);
  expect(busiestMinute(detailTimes(server))).toBeLessThanOrEqual(6);
  const first = server.requests.find(({ path }) => path.includes('job-11/history'))?.at ?? 0;
  const logs = server.requests.filter(({ path }) => path.includes('download_execution_logs')).map(({ at }) => at);
  expect(logs).toHaveLength(4);
  expect(Math.max(...logs)).toBeLessThan(first);
});

test('an integration that was last changed before the window is left out', async () => {
  const { server, engine } = world();
  const updatedAt = new Date(Date.parse(server.instances.get('beta')?.updatedAt ?? '') - 400 * DAY).toISOString();
  server.instances.set('beta', { code: 'beta', label: 'beta', updatedAt });
  await engine.start();
  await engine.pass(10 * MINUTE);
  expect(asked(server).toSorted()).toEqual(['alpha', 'gamma']);
});

test('a history that cannot be read is requested less and less often, and delays no other', async () => {
  const { server, engine } = world();
  server.broken = 'beta/history';
  await engine.start();
  await engine.pass(10 * MINUTE);
  const kept = await engine.cache.histories.toCollection().primaryKeys();
  expect(kept.toSorted()).toEqual(['alpha', 'gamma']);
  server.requests.length = 0;
  await engine.pass(60 * MINUTE);
  expect(asked(server).length).toBeLessThanOrEqual(4);
  server.broken = null;
  await engine.pass(2 * 60 * MINUTE);
  expect(await engine.cache.histories.get('beta')).toBeDefined();
});
