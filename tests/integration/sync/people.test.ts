import { afterEach, expect, test } from 'vitest';
import { busiestMinute } from '../../support/simulation/expect-details';
import { SeededRandom } from '../../support/simulation/seeded-random';
import { OWN_ID, SimulatedEngine } from '../../support/simulation/simulated-engine';
import { emailOf, SimulatedServer } from '../../support/simulation/simulated-server';
import { VirtualClock } from '../../support/simulation/virtual-clock';

let engine: SimulatedEngine;
let server: SimulatedServer;
afterEach(() => engine.stop());

/** Starts an administrator's engine. Its server has 40 executions and names people by IRIs. */
async function start(): Promise<void> {
  const random = new SeededRandom(1);
  const clock = new VirtualClock(random);
  server = new SimulatedServer(clock, random);
  server.namesPeopleByIri = true;
  for (let n = 0; n < 40; n += 1) server.create('success');
  engine = new SimulatedEngine(`people-${Math.random()}`, server, clock);
  await engine.start();
}

const requestsOf = (pattern: RegExp) => server.requests.filter(({ path, query }) => pattern.test(path + query));
const emails = async (): Promise<Set<string | null>> =>
  new Set((await engine.cache.executions.toArray()).map(({ createdByEmail }) => createdByEmail));

test('the e-mails of people are read one by one, at the pace of the lists', async () => {
  await start();
  await engine.pass(5_000);
  const from = engine.clock.now();
  await engine.pass(10 * 60_000);
  expect(await emails()).toEqual(new Set([0, 1, 2].map(emailOf)));
  const asked = requestsOf(/users/);
  expect(asked.map(({ path }) => path)).toEqual(['/api/users/0', '/api/users/2']);
  // The polls of the newest executions are not counted: they request fewer than 100 rows.
  const slow = requestsOf(/users|job_executions.*itemsPerPage=100|job_instances(?!.*history)|list_jobs|connections/);
  expect(busiestMinute(slow.map(({ at }) => at).filter((at) => at >= from))).toBeLessThanOrEqual(3);
  expect(Math.abs((asked[1]?.at ?? 0) - (asked[0]?.at ?? 0))).toBeGreaterThanOrEqual(60_000);
  // After the people, the lists are read at their own pace.
  const last = slow.slice(-3).map(({ at }) => at);
  expect([(last[1] ?? 0) - (last[0] ?? 0), (last[2] ?? 0) - (last[1] ?? 0)]).toEqual([30_000, 30_000]);
});

test('a server that refuses is asked once for each person', async () => {
  await start();
  server.usersStatus = 403;
  await engine.pass(10 * 60_000);
  await engine.stop();
  await engine.start();
  await engine.pass(10 * 60_000);
  expect(requestsOf(/users/).map(({ path }) => path)).toEqual(['/api/users/0', '/api/users/2']);
  expect(await emails()).toEqual(new Set([null, emailOf(OWN_ID)]));
});
