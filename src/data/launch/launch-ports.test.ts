import { afterEach, expect, test, vi } from 'vitest';
import { readProblem } from '@/api/read-problem';
import { transportProblem, type ApiProblem } from '@/domain/problem';
import { executionRow } from '@tests/support/execution-row';
import { commands } from '../commands';
import { clearSession, storeSession } from '../session-store';
import { closeDatabases, databases } from '../sync/databases';
import { launchPorts } from './launch-ports';
import { launchedExecutions } from './launched-executions';

const filters = { createdByEmail: 'ada@acme.test', createdAfter: '2026-11-20T10:00:00.000Z' };
const FOUND: Awaited<ReturnType<typeof commands.findExecutions>> = {
  ok: true,
  value: { items: [], total: 0, hasMore: false },
};
const failed = (problem: ApiProblem) => ({ ok: false, problem }) as const;

afterEach(() => {
  vi.restoreAllMocks();
  closeDatabases();
  clearSession();
});

test.each([
  ['refuses', readProblem(403, {}, null)],
  ['does not know', readProblem(400, {}, null)],
  ['ignores', transportProblem('invalid-answer')],
])('executions are found on a server that %s a filter', async (_how, problem) => {
  const find = vi
    .spyOn(commands, 'findExecutions')
    .mockImplementation(async ({ filters: { createdByEmail } }) =>
      createdByEmail === undefined ? FOUND : failed(problem),
    );
  expect(await launchPorts.find(filters)).toBe(true);
  find.mockImplementation(async ({ filters: given }) => (Object.keys(given).length > 0 ? failed(problem) : FOUND));
  expect(await launchPorts.find(filters)).toBe(true);
});

test.each([
  transportProblem('network'),
  transportProblem('timeout'),
  readProblem(503, {}, null),
  readProblem(401, {}, null),
])('if a failure is not about the filters, the look-up is not repeated: $kind $status', async (problem) => {
  const find = vi.spyOn(commands, 'findExecutions').mockResolvedValue(failed(problem));
  expect(await launchPorts.find(filters)).toBe(false);
  expect(find).toHaveBeenCalledOnce();
});

test('a launch is found even if the device clock is four minutes fast, and a much older run is not', async () => {
  const payload = { id: 7, username: 'ada@acme.test', roles: ['ROLE_ADMIN'], exp: 9_999_999_999 };
  storeSession(`x.${btoa(JSON.stringify(payload))}.y`, 0);
  const { cache } = databases();
  const run = (id: number, minutesAgo: number) => {
    const createdAt = new Date(Date.now() - minutesAgo * 60_000).toISOString();
    return executionRow(id, { createdAt, isByPerson: true, createdById: '7' });
  };
  await cache.executions.put(run(5, 90));
  const trace = await launchPorts.trace('alpha');
  // The cache did not have run 6 when the launch was sent.
  await cache.executions.bulkPut([run(6, 60), run(7, 4)]);
  expect(trace && (await launchedExecutions(cache, trace))).toEqual({ ours: [7], possible: [] });
});
