import { afterEach, expect, test, vi } from 'vitest';
import { runWhileLeading, type LeadershipOptions } from './leadership';

/** Locks that are always granted at once. */
const locks = { request: (_name: string, _options: LockOptions, work: () => Promise<void>) => work() };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function options(lead: LeadershipOptions['lead'], onFailure: LeadershipOptions['onFailure']): LeadershipOptions {
  return { lockName: 'lock', lead, onFailure, mayReplaceLeader: () => false };
}

test("if the leader's work does not start, it is started again; stopping the leadership never rejects", async () => {
  vi.stubGlobal('navigator', { locks });
  vi.useFakeTimers();
  const ending = new AbortController();
  const failed = vi.fn<(error: unknown) => void>();
  let starts = 0;
  const lead = (signal: AbortSignal): Promise<void> => {
    starts += 1;
    if (starts === 1) return Promise.reject(new Error('the database does not open'));
    return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
  };
  const done = runWhileLeading(options(lead, failed), ending.signal);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(starts).toBe(2);
  expect(failed).toHaveBeenCalledOnce();
  ending.abort();
  await vi.advanceTimersByTimeAsync(10_000);
  await expect(done).resolves.toBeUndefined();
});
