import { expect } from 'vitest';
import { unpackFile } from '@/lib/packed-bytes';
import type { SimulatedEngine } from './simulated-engine';
import type { SimulatedServer } from './simulated-server';

/** Matches the paths of details that the engine reads in advance: warnings, logs and versions. */
export const DETAIL_PATHS = /job_warnings|download_execution_logs|history/;

/** The largest number of requests in any 60 s. */
export function busiestMinute(times: readonly number[]): number {
  return Math.max(0, ...times.map((from) => times.filter((at) => at >= from && at < from + 60_000).length));
}

/**
 * Expects that the cache has the server's details of every cached run that failed or gave warnings, and no details of
 * runs that the cache does not contain.
 */
export async function expectDetails({ cache }: SimulatedEngine, server: SimulatedServer): Promise<void> {
  const runs = (await cache.executions.toArray()).filter(({ status }) => status === 'error' || status === 'warning');
  for (const { id, status, instanceCode } of runs) {
    const steps = (await cache.executionDetails.get(id))?.steps;
    expect(
      steps?.map((step) => step.status),
      `steps of ${id}`,
    ).toEqual([status]);
    const warnings = (await cache.executionWarnings.get(id))?.steps.flatMap(({ items }) => items) ?? [];
    expect(warnings, `warnings of ${id}`).toEqual(
      server.warningList(id).map(({ id: key, message }) => ({ id: key, message })),
    );
    if (status !== 'error') continue;
    const log = await cache.executionLogs.get(id);
    const text = log === undefined ? null : await (await unpackFile(log)).text();
    expect(text, `log of ${id}`).toBe(server.logOf(id));
    const kept = await cache.keptRuns.get(id);
    const hasVersions = (await cache.histories.get(instanceCode ?? '')) !== undefined;
    expect(kept?.hasVersions === true || hasVersions, `versions of ${id}`).toBe(true);
  }
  const known = new Set(await cache.executions.toCollection().primaryKeys());
  for (const table of [cache.keptRuns, cache.executionWarnings, cache.executionLogs])
    expect((await table.toCollection().primaryKeys()).filter((id) => !known.has(id))).toEqual([]);
}
