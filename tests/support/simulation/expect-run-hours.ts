import { expect } from 'vitest';
import type { CacheDatabase } from '@/database/cache-database';
import { createdTimeOf, forEachRun, hourOf } from '@/domain/runs/figures/run-hours';

/** Expects that the hours list exactly the cached executions. */
export async function expectRunHours(cache: CacheDatabase): Promise<void> {
  const expected = (await cache.executions.toArray()).flatMap((row) => {
    const created = createdTimeOf(row);
    return created === null ? [] : [JSON.stringify([hourOf(created), row.instanceCode, row.status, created])];
  });
  const hours = await cache.runHours.toArray();
  // An hour without executions has no row.
  expect(hours.filter(({ created }) => created.length === 0)).toEqual([]);
  const listed: string[] = [];
  for (const row of hours)
    forEachRun([row], (instanceCode, status, created) =>
      listed.push(JSON.stringify([row.hour, instanceCode, status, created])),
    );
  expect(listed.toSorted()).toEqual(expected.toSorted());
}
