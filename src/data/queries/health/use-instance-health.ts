import { useMemo } from 'react';
import type { CacheDatabase } from '@/database/cache-database';
import { shortfallOf, type Shortfall } from '@/domain/runs/figures/item-shortfall';
import { healthOf, type Health } from '@/domain/runs/health/health';
import { decidableSpan } from '@/domain/runs/health/missed-run';
import { lastRun } from '@/domain/schedule/cron-runs';
import type { ExecutionRow } from '@/domain/execution';
import type { InstanceRow } from '@/domain/instance';
import { useItemChoices } from '../../item-choices';
import { useServerMinute } from '../../use-server-time';
import { useServerZone } from '../../use-server-zone';
import { readKnownRuns, type KnownRuns } from './known-runs';
import { useCacheQuery } from '../use-cache-query';
import { readItems } from './read-items';
import { didNotStart } from './read-last-runs';
import { readNewestRuns, readRunHealth, type RunHealth } from './use-run-health';

/** A job instance with its newest run. */
export interface InstanceHealth {
  row: InstanceRow;
  newest: ExecutionRow | null;
  /** The shortfall of the newest run; null if it has none. */
  shortfall: Shortfall | null;
  health: Health;
}

/** The health of all job instances on this device. */
export interface InstancesHealth {
  /** In no particular order. */
  all: readonly InstanceHealth[];
  /** Whether the device has all runs of the server, so that an instance without a run here has never run. */
  hasAllRuns: boolean;
}

/** The health of all cached job instances. Updates live; undefined until the cache has been read. */
export function useInstancesHealth(): InstancesHealth | undefined {
  const now = useServerMinute();
  const [zone] = useServerZone();
  const choices = useItemChoices();
  const found = useCacheQuery(
    async (cache) => {
      const [rows, known] = await Promise.all([cache.instances.toArray(), readKnownRuns(cache)]);
      const newest = await readNewestRuns(
        cache,
        rows.map(({ code }) => code),
      );
      const shortfalls = await readEmptyRunShortfalls(cache, newest);
      return { known, rows, newest, shortfalls };
    },
    [choices],
  );
  return useMemo(() => {
    if (found === undefined) return undefined;
    const all = found.rows.map((row): InstanceHealth => {
      const newest = found.newest.get(row.code) ?? null;
      const shortfall = found.shortfalls.get(row.code) ?? null;
      const missed = missedRun(row, newest, { known: found.known, now, zone });
      return { row, newest, shortfall, health: healthOf(newest, missed, shortfall) };
    });
    return { all, hasAllRuns: found.known.hasAll };
  }, [found, now, zone]);
}

/** Reads the shortfalls of those newest runs that processed nothing, by the code of the job instance. */
export async function readEmptyRunShortfalls(
  cache: CacheDatabase,
  newest: ReadonlyMap<string, ExecutionRow | null>,
): Promise<ReadonlyMap<string, Shortfall>> {
  const items = await readItems(
    cache,
    [...newest.values()].filter((run) => run !== null),
  );
  const codes = [...newest].flatMap(([code, run]) => (run !== null && items.get(run.id)?.count === 0 ? [code] : []));
  const health = codes.length === 0 ? new Map<string, RunHealth>() : await readRunHealth(cache, codes, 1);
  const shortfalls = [...health].map(([code, each]) => [code, shortfallOf(each.runs, 0, each.items)] as const);
  return new Map(shortfalls.filter((entry): entry is [string, Shortfall] => entry[1] !== null));
}

/** Further facts that decide whether a run was missed. */
interface MissedRunContext {
  known: KnownRuns;
  /** Milliseconds, server clock. */
  now: number;
  /** The schedule's time zone. */
  zone: string;
}

/**
 * When a job instance was last due, milliseconds since 1970, if the run of that time was missed; otherwise null. Also
 * null while a run is in progress, and if that time is before the first known run or before the last edit, because the
 * edit may have changed the schedule.
 */
export function missedRun(
  { enabled, cronExpression, createdAt, updatedAt }: InstanceRow,
  newest: ExecutionRow | null,
  { known, now, zone }: MissedRunContext,
): number | null {
  if (!enabled || cronExpression === null) return null;
  const edited = Date.parse(updatedAt ?? createdAt ?? '');
  const { from, to } = decidableSpan({ now, since: known.since }, Number.isNaN(edited) ? Infinity : edited);
  const due = lastRun(cronExpression, new Date(to), zone)?.getTime() ?? null;
  return due !== null && due >= from && didNotStart({ newest, due }) ? due : null;
}
