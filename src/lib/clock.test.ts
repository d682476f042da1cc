import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { systemClock } from './clock';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** How long a sleep takes, milliseconds; undefined if it takes more than a day. */
async function sleepTime(ms: number): Promise<number | undefined> {
  const start = Date.now();
  let end: number | undefined;
  const sleep = async (): Promise<void> => {
    await systemClock.sleep(ms);
    end = Date.now() - start;
  };
  void sleep();
  await vi.advanceTimersByTimeAsync(86_400_000);
  return end;
}

test.each([
  [-1, 0],
  [0, 0],
  [20, 20],
  [3_600_000, 3_600_000],
])('a sleep of %s ms takes %s ms', async (ms, taken) => {
  expect(await sleepTime(ms)).toBe(taken);
});

test.each([86_400_000, 2 ** 31, 1e300, Infinity, NaN])(
  'a sleep of %s ms ends after an hour, not at once',
  async (ms) => {
    expect(await sleepTime(ms)).toBe(3_600_000);
  },
);

test('an aborted sleep ends at once', async () => {
  const start = Date.now();
  await systemClock.sleep(10_000, AbortSignal.abort());
  const ending = new AbortController();
  const sleep = systemClock.sleep(10_000, ending.signal);
  ending.abort();
  await sleep;
  expect(Date.now()).toBe(start);
});
