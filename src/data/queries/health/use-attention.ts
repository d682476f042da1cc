import { useState } from 'react';
import type { CacheDatabase } from '@/database/cache-database';
import type { ExecutionRow } from '@/domain/execution';
import { compareAttention, type AttentionRank } from '@/domain/runs/health/attention';
import { wasMissed } from '@/domain/runs/health/missed-run';
import { hasSucceeded, outcomeOf } from '@/domain/runs/health/outcome';
import { sameValue } from '@/lib/same-value';
import { createdTime } from '../period/ids-by-time';
import type { InstanceSummary } from '../period/use-period';
import { useCacheQuery } from '../use-cache-query';
import { readRunHealth, type RunHealth } from './use-run-health';

/** Runs in the strip of each job instance. */
export const STRIP_RUNS = 14;
/** How many runs are read first. The newest ended run is almost always among them. */
const READ_AT_ONCE = 4;

/** A job instance that needs attention, or did when the screen was opened. */
export interface AttentionItem extends AttentionRank {
  instance: InstanceSummary;
  health: RunHealth;
  /** The newest ended run; null when none is known. */
  ended: ExecutionRow | null;
  isRunning: boolean;
}

const NONE: ReadonlyMap<string, AttentionRank> = new Map();

/**
 * The enabled job instances whose last run failed or that missed their last scheduled run, the worst first; undefined
 * until that is known. A job instance that works again keeps its place until the screen closes.
 * @param lastDueTimes when each schedule was last due, milliseconds since 1970, by code
 */
export function useAttention(
  instances: readonly InstanceSummary[] | undefined,
  lastDueTimes: ReadonlyMap<string, number> | undefined,
): readonly AttentionItem[] | undefined {
  const [listed, setListed] = useState(NONE);
  const found = useCacheQuery(
    async (cache) => instances && lastDueTimes && readAttention(cache, instances, lastDueTimes, listed),
    [instances, lastDueTimes, listed],
  );
  const unhealthy = (found ?? []).filter(({ kind }) => kind !== 'recovered');
  const next = new Map([...listed, ...unhealthy.map((each) => [each.instance.code, rankOf(each)] as const)]);
  if (!sameValue([...next], [...listed])) setListed(next);
  return found;
}

const rankOf = ({ kind, count, since }: AttentionRank): AttentionRank => ({ kind, count, since });

/**
 * Reads the result of `useAttention` once.
 * @param listed ranks of the job instances that were listed before, by code
 */
export async function readAttention(
  cache: CacheDatabase,
  instances: readonly InstanceSummary[],
  lastDueTimes: ReadonlyMap<string, number>,
  listed: ReadonlyMap<string, AttentionRank>,
): Promise<AttentionItem[]> {
  const enabled = instances.filter((instance) => instance.enabled);
  const lastRuns = await readLastRuns(cache, enabled);
  const shown = enabled.flatMap((instance, index) => {
    const { newest = null, ended = null } = lastRuns[index] ?? {};
    const { code } = instance;
    const facts: AttentionFacts = { newest, ended, due: lastDueTimes.get(code) ?? null, listed: listed.get(code) };
    const kind = kindOf(facts);
    return kind === null ? [] : [{ ...facts, instance, kind }];
  });
  const codes = shown.map(({ instance }) => instance.code);
  const health = await readRunHealth(cache, codes, STRIP_RUNS);
  return shown
    .flatMap(({ instance, kind, ...facts }): AttentionItem[] => {
      const runs = health.get(instance.code);
      if (runs === undefined) return [];
      const { newest, ended } = facts;
      return [{ ...rankFor(kind, facts, runs), instance, health: runs, ended, isRunning: isRunning(newest) }];
    })
    .sort(compareAttention);
}

/** The facts that decide whether a job instance needs attention. */
interface AttentionFacts {
  newest: ExecutionRow | null;
  ended: ExecutionRow | null;
  /** When it was last due, milliseconds since 1970; null when unknown. */
  due: number | null;
  /** Its previous rank; undefined when it was not listed before. */
  listed: AttentionRank | undefined;
}

function rankFor(
  kind: AttentionRank['kind'],
  { ended, due, listed }: AttentionFacts,
  { streak }: RunHealth,
): AttentionRank {
  if (kind === 'failing') return { kind, count: streak.count, since: endOf(streak.first ?? ended) };
  if (kind === 'missed') return { kind, count: 0, since: due ?? listed?.since ?? 0 };
  return { count: 0, since: 0, ...listed, kind };
}

function kindOf({ newest, ended, due, listed }: AttentionFacts): AttentionRank['kind'] | null {
  if (ended !== null && outcomeOf(ended.status) === 'error') return 'failing';
  // While a run has not ended, it may be what keeps the due run from starting. So that run is not missed.
  if (isRunning(newest)) return listed?.kind ?? null;
  const created = newest === null ? Number.NaN : createdTime(newest);
  if (due !== null && !(created > due) && wasMissed(due, [created])) return 'missed';
  return listed !== undefined && ended !== null && hasSucceeded(ended.status) ? 'recovered' : null;
}

const isRunning = (run: ExecutionRow | null): boolean => run !== null && outcomeOf(run.status) === 'running';

const endOf = (run: ExecutionRow | null): number => Date.parse(run?.finishedAt ?? run?.createdAt ?? '') || 0;

/** The newest run and the newest ended run of each job instance. */
function readLastRuns(
  cache: CacheDatabase,
  instances: readonly InstanceSummary[],
): Promise<{ newest: ExecutionRow | null; ended: ExecutionRow | null }[]> {
  const read = async (code: string) => {
    const runsOf = (limit: number): Promise<ExecutionRow[]> =>
      cache.executions.where('[instanceCode+id]').between([code, 0], [code, Infinity]).reverse().limit(limit).toArray();
    const isEnded = ({ status }: ExecutionRow): boolean => outcomeOf(status) !== 'running';
    let runs = await runsOf(READ_AT_ONCE);
    if (runs.length === READ_AT_ONCE && !runs.some(isEnded)) runs = await runsOf(100);
    return { newest: runs[0] ?? null, ended: runs.find(isEnded) ?? null };
  };
  return cache.transaction('r', cache.executions, () => Promise.all(instances.map(({ code }) => read(code))));
}
