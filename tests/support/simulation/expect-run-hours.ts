import { expect } from 'vitest';
import type { CacheDatabase } from '@/database/cache-database';
import { forEachRun, hourOf, hourRunOf } from '@/domain/runs/period/run-hours';

/** Expects that the rows of hours contain exactly the cached executions. */
export async function expectRunHours(cache: CacheDatabase): Promise<void> {
  const expected = (await cache.executions.toArray()).flatMap((row) => {
    const run = hourRunOf(row);
    if (run === null) return [];
    return [JSON.stringify([hourOf(run.created), run.instanceCode, run.status, run.created, run.scheduled])];
  });
  const hours = await cache.runHours.toArray();
  // An hour without executions has no row.
  expect(hours.filter(({ created }) => created.length === 0)).toEqual([]);
  const listed: string[] = [];
  for (const row of hours) forEachRun([row], (...run) => listed.push(JSON.stringify([row.hour, ...run])));
  expect(listed.toSorted()).toEqual(expected.toSorted());
}
