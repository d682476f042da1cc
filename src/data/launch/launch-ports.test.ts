import { afterEach, expect, test, vi } from 'vitest';
import { readProblem } from '@/api/read-problem';
import { transportProblem, type ApiProblem } from '@/domain/problem';
import { commands } from '../commands';
import { launchPorts } from './launch-ports';

const filters = { createdByEmail: 'ada@acme.test', createdAfter: '2026-11-20T10:00:00.000Z' };
const FOUND: Awaited<ReturnType<typeof commands.findExecutions>> = {
  ok: true,
  value: { items: [], total: 0, hasMore: false },
};
const failed = (problem: ApiProblem) => ({ ok: false, problem }) as const;

afterEach(() => {
  vi.restoreAllMocks();
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
])('a failure that is not about the filters causes no look-up without filters: $kind $status', async (problem) => {
  const find = vi.spyOn(commands, 'findExecutions').mockResolvedValue(failed(problem));
  expect(await launchPorts.find(filters)).toBe(false);
  expect(find).toHaveBeenCalledOnce();
});
