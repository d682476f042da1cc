import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepTrying, LONGEST_PAUSE_MS, SHORTEST_PAUSE_MS } from './keep-trying';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A task whose first `failures` attempts fail; `tries` has the milliseconds from the start to each attempt. */
function failing(failures: number) {
  const start = performance.now();
  const tries: number[] = [];
  const task = async (): Promise<void> => {
    tries.push(performance.now() - start);
    if (tries.length <= failures) throw new Error('no connection');
  };
  return { task, tries };
}

test('a task that succeeds is not repeated', async () => {
  const { task, tries } = failing(0);
  const trySooner = keepTrying(task);
  await vi.advanceTimersByTimeAsync(LONGEST_PAUSE_MS);
  trySooner();
  await vi.advanceTimersByTimeAsync(LONGEST_PAUSE_MS);
  expect(tries).toEqual([0]);
});

test('a task that fails is retried after growing pauses, up to the longest pause', async () => {
  const { task, tries } = failing(Infinity);
  keepTrying(task);
  await vi.advanceTimersByTimeAsync(2 * 60 * 60_000);
  const pauses = tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
  expect(pauses.slice(0, 3)).toEqual([SHORTEST_PAUSE_MS, 2 * SHORTEST_PAUSE_MS, 4 * SHORTEST_PAUSE_MS]);
  expect(Math.max(...pauses)).toBe(LONGEST_PAUSE_MS);
  expect(pauses.at(-1)).toBe(LONGEST_PAUSE_MS);
});

test('a connection that returns ends a long pause, and the next pause is the shortest again', async () => {
  const { task, tries } = failing(Infinity);
  const trySooner = keepTrying(task);
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  const before = tries.length;
  await vi.advanceTimersByTimeAsync(SHORTEST_PAUSE_MS);
  trySooner();
  await vi.advanceTimersByTimeAsync(0);
  expect(tries).toHaveLength(before + 1);
  await vi.advanceTimersByTimeAsync(SHORTEST_PAUSE_MS);
  expect(tries).toHaveLength(before + 2);
});

test('a connection that comes and goes causes no more attempts than the shortest pause allows', async () => {
  const { task, tries } = failing(Infinity);
  const trySooner = keepTrying(task);
  for (let second = 0; second < 60; second += 1) {
    await vi.advanceTimersByTimeAsync(1_000);
    trySooner();
  }
  expect(tries.length).toBeLessThanOrEqual(1 + 60_000 / SHORTEST_PAUSE_MS);
  expect(tries.length).toBeGreaterThan(10);
});

test('attempts do not overlap', async () => {
  let running = 0;
  const trySooner = keepTrying(async () => {
    running += 1;
    await new Promise(() => undefined);
  });
  trySooner();
  await vi.advanceTimersByTimeAsync(LONGEST_PAUSE_MS);
  expect(running).toBe(1);
});
