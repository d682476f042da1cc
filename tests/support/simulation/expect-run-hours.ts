import { expect } from 'vitest';
import type { CacheDatabase } from '@/database/cache-database';
import { hourOfRun } from '@/domain/runs/figures/run-hours';

/** Expects that the counters by hour, job instance and status agree with the cached executions. */
export async function expectRunHours(cache: CacheDatabase): Promise<void> {
  const expected = new Map<string, number>();
  const add = (
    hour: number,
    instance: string | null,
    status: string,
    count: number,
    into: Map<string, number>,
  ): void => {
    const key = JSON.stringify([hour, instance, status]);
    into.set(key, (into.get(key) ?? 0) + count);
  };
  for (const row of await cache.executions.toArray()) {
    const hour = hourOfRun(row);
    if (hour !== null) add(hour, row.instanceCode, row.status, 1, expected);
  }
  const counted = new Map<string, number>();
  const hours = await cache.runHours.toArray();
  // An hour without executions has no row.
  expect(hours.filter(({ counts }) => counts.length === 0)).toEqual([]);
  for (const { hour, counts } of hours)
    for (const { instanceCode, status, count } of counts) add(hour, instanceCode, status, count, counted);
  expect(counted).toEqual(expected);
}
