import { expect, test } from 'vitest';
import { createConsoleApi } from '@/api/console-api';
import { executionRow } from '@tests/support/execution-row';
import type { Watch } from '@workers/protocol/sync-status';
import type { EngineContext } from '../engine/engine-context';
import { pollWatched } from './poll-watched';

const RUN: Watch = { kind: 'execution', id: executionRow(7).id };
const INSTANCE: Watch = { kind: 'instance', code: 'a' };

/** Runs the task once a second. Returns the times of the requests, in seconds since the start. */
async function requestTimes(
  seconds: number,
  watchingAt: (second: number) => Watch[],
  answerAt: (second: number) => Response,
): Promise<number[]> {
  let second = 0;
  const times: number[] = [];
  const api = createConsoleApi({
    baseUrl: 'http://backend.test',
    token: () => 'token',
    fetch: async () => {
      times.push(second);
      return answerAt(second);
    },
  });
  const task = pollWatched({
    api,
    clock: { now: () => second * 1_000, elapsed: () => second * 1_000, random: () => 0, sleep: async () => {} },
    writer: { apply: async () => {}, applyRows: async () => {} },
    tabs: () => ({ visible: true, watching: watchingAt(second) }),
    reportUnreadableRows: () => {},
  } as unknown as EngineContext);
  for (; second <= seconds; second += 1) await task.run(new AbortController().signal).catch(() => undefined);
  return times;
}

const answer = (body: object, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/ld+json' } });
const run = (status: string): Response => answer({ id: 7, status });

test('an execution is read every 5 s until it ends, and twice more after its end', async () => {
  const statusAt = (second: number): string => (second < 8 ? 'inProgress' : 'success');
  const times = await requestTimes(
    200,
    () => [RUN],
    (second) => run(statusAt(second)),
  );
  expect(times).toEqual([0, 5, 10, 20, 80]);
});

test('an execution that has already ended is read once for each visit to its screen', async () => {
  const times = await requestTimes(
    60,
    (second) => (second === 30 ? [] : [RUN]),
    () => run('success'),
  );
  expect(times).toEqual([0, 31]);
});

test('an instance is read every 30 s, even if the read fails', async () => {
  expect(
    await requestTimes(
      60,
      () => [INSTANCE],
      () => answer({ code: 'a' }),
    ),
  ).toEqual([0, 30, 60]);
  expect(
    await requestTimes(
      60,
      () => [INSTANCE],
      () => answer({}, 500),
    ),
  ).toEqual([0, 30, 60]);
});

test('an item is read again in the next round when the server cannot be reached', async () => {
  const times = await requestTimes(
    3,
    () => [RUN],
    (second) => (second < 2 ? answer({}, 503) : run('success')),
  );
  expect(times).toEqual([0, 1, 2]);
});
