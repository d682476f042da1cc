import { expect, test, vi } from 'vitest';
import { ApiFailure } from '@/api/api-failure';
import { transportProblem, type ApiProblem } from '@/domain/problem';
import { readProblem } from '@/api/read-problem';
import { WakeableTimer } from './wakeable-timer';
import type { EngineContext } from './engine-context';
import { BackendHealth } from './backend-health';
import { hurryTasks, runTask, type SyncTask } from './sync-task';

/**
 * Runs a task that fails with `problem` in every round. Returns its pauses, and the first part of each pause, which
 * `wake` cannot shorten.
 */
async function runFailing(problem: ApiProblem, { probes = false, rounds = 8 } = {}) {
  const ending = new AbortController();
  const minimumPauses: number[] = [];
  const clock = {
    now: () => 0,
    elapsed: () => 0,
    random: () => 0.999,
    sleep: async (ms: number) => {
      minimumPauses.push(ms);
    },
  };
  const health = new BackendHealth(clock, () => {});
  const wake = vi.fn<EngineContext['wake']>();
  const onUnauthorized = vi.fn<() => void>();
  const context = {
    clock,
    health,
    waitUntilAwake: async () => {},
    reportTask: () => {},
    wake,
    onUnauthorized,
    onError: vi.fn<EngineContext['onError']>(),
  } as unknown as EngineContext;
  const pauses: number[] = [];
  const timer = new WakeableTimer(clock);
  vi.spyOn(timer, 'wait').mockImplementation(async (ms) => {
    pauses.push(ms + (minimumPauses.at(-1) ?? 0));
    if (pauses.length === rounds) ending.abort();
    return false;
  });
  const run = () => Promise.reject(new ApiFailure(problem));
  await runTask({ code: 'head', isProbe: probes, timer, run }, context, ending.signal);
  return { pauses, minimumPauses, health, wake, onUnauthorized };
}

test('a call that fails with a 500 does not count as an outage and is retried less and less often', async () => {
  const { pauses, health, wake } = await runFailing(readProblem(500, undefined, null));
  expect(health.failing).toBe(false);
  expect(wake).not.toHaveBeenCalled();
  expect(pauses[0]).toBeGreaterThanOrEqual(2_000);
  expect(pauses.at(-1)).toBeGreaterThan(50_000);
});

test('a call without a response wakes `pollNewest`, which decides whether the connection is lost', async () => {
  const { health, wake } = await runFailing(transportProblem('network'), { rounds: 1 });
  expect(health.failing).toBe(false);
  expect(wake).toHaveBeenCalledWith('head');
});

test('Retry-After is honoured by every task', async () => {
  const { pauses } = await runFailing(readProblem(503, undefined, '120'), { rounds: 2 });
  expect(pauses).toEqual([120_000, 120_000]);
});

test('`pollNewest` decides whether the connection works', async () => {
  const lost = await runFailing(readProblem(500, undefined, null), { probes: true, rounds: 1 });
  expect(lost.health.failing).toBe(true);
  const refused = await runFailing(readProblem(403, undefined, null), { probes: true, rounds: 1 });
  expect(refused.health.failing).toBe(false);
});

test('a refusal of `pollNewest` does not make the data look fresh', async () => {
  const { health } = await runFailing(readProblem(403, undefined, null), { probes: true, rounds: 1 });
  expect(health.lastSuccessAt).toBeNull();
});

test.each([404, 410])('a %i for the list of executions means that there is no API at present', async (status) => {
  const { health } = await runFailing(readProblem(status, undefined, null), { probes: true, rounds: 1 });
  expect(health.failing).toBe(true);
});

test('a 401 is reported and does not count as an outage', async () => {
  const { onUnauthorized, health } = await runFailing(readProblem(401, undefined, null), { rounds: 1 });
  expect(onUnauthorized).toHaveBeenCalledOnce();
  expect(health.failing).toBe(false);
});

test('after a failure, waking a task causes no immediate retry, and no request before the end of Retry-After', async () => {
  expect((await runFailing(readProblem(429, undefined, '30'), { probes: true, rounds: 2 })).minimumPauses).toEqual([
    30_000, 30_000,
  ]);
  expect((await runFailing(transportProblem('network'), { rounds: 1 })).minimumPauses).toEqual([2_000]);
});

test('a task waits while the engine sleeps', async () => {
  const ending = new AbortController();
  let wake = (): void => {};
  const waitUntilAwake = vi.fn<EngineContext['waitUntilAwake']>(() => new Promise((resolve) => (wake = resolve)));
  const clock = { now: () => 0, elapsed: () => 0, random: () => 0, sleep: async () => {} };
  const context = {
    clock,
    health: new BackendHealth(clock, () => {}),
    waitUntilAwake,
    reportTask: () => {},
  } as unknown as EngineContext;
  const run = vi.fn<() => Promise<number>>(async () => {
    ending.abort();
    return 1;
  });
  const running = runTask(
    { code: 'head', isProbe: true, timer: new WakeableTimer(clock), run },
    context,
    ending.signal,
  );
  await Promise.resolve();
  expect(run).not.toHaveBeenCalled();
  wake();
  await running;
  expect(run).toHaveBeenCalledOnce();
});

test('a failed wait for the engine to wake up is reported and followed by a pause, like a failed round', async () => {
  const ending = new AbortController();
  const failed = new DOMException('on purpose', 'UnknownError');
  const sleeps: number[] = [];
  const clock = {
    now: () => 0,
    elapsed: () => 0,
    random: () => 0,
    sleep: async (ms: number) => {
      sleeps.push(ms);
    },
  };
  const onError = vi.fn<EngineContext['onError']>();
  const context = {
    clock,
    health: new BackendHealth(clock, () => {}),
    waitUntilAwake: vi.fn<EngineContext['waitUntilAwake']>().mockRejectedValueOnce(failed),
    reportTask: () => {},
    onError,
  } as unknown as EngineContext;
  const run = vi.fn<() => Promise<number>>(async () => {
    ending.abort();
    return 1;
  });
  const timer = new WakeableTimer(clock);
  await runTask({ code: 'sender', isProbe: false, timer, run }, context, ending.signal);
  expect(onError.mock.calls).toEqual([['sender', failed]]);
  expect(sleeps).toEqual([2_000, 8_000]);
  expect(run).toHaveBeenCalledOnce();
});

test('"Try now" ends the pause after a failure, but waking the task does not', async () => {
  const ending = new AbortController();
  const sleeps: { ms: number; end: () => void }[] = [];
  const clock = {
    now: () => 0,
    elapsed: () => 0,
    random: () => 0,
    sleep: (ms: number, signal?: AbortSignal) =>
      new Promise<void>((resolve) => {
        sleeps.push({ ms, end: resolve });
        signal?.addEventListener('abort', () => resolve());
      }),
  };
  const context = {
    clock,
    health: new BackendHealth(clock, () => {}),
    waitUntilAwake: async () => {},
    reportTask: () => {},
  } as unknown as EngineContext;
  let rounds = 0;
  let ended = 0;
  const task: SyncTask = {
    code: 'head',
    isProbe: true,
    timer: new WakeableTimer(clock),
    endPauses: () => {
      ended += 1;
    },
    run: () => {
      rounds += 1;
      return Promise.reject(new ApiFailure(readProblem(503, undefined, '600')));
    },
  };
  const running = runTask(task, context, ending.signal);
  await expect.poll(() => sleeps.map(({ ms }) => ms)).toEqual([600_000]);
  task.timer.wake();
  await new Promise((resolve) => setImmediate(resolve));
  expect(rounds).toBe(1);
  hurryTasks([task]);
  await expect.poll(() => rounds).toBe(2);
  expect(ended).toBe(1);
  ending.abort();
  await running;
});
