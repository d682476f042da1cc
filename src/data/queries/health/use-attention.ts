import { useState } from 'react';
import type { CacheDatabase } from '@/database/cache-database';
import type { ExecutionRow } from '@/domain/execution';
import { emptyStreak, shortfallOf, type EmptyStreak, type Shortfall } from '@/domain/runs/figures/item-shortfall';
import {
  compareAttention,
  failureRank,
  type AttentionRank,
  type AttentionReason,
} from '@/domain/runs/health/attention';
import { endTime, hasSucceeded, outcomeOf } from '@/domain/runs/health/outcome';
import { sameValue } from '@/lib/same-value';
import { useItemChoices } from '../../item-choices';
import type { NormalSilences } from '../../normal-silence';
import type { InstanceSummary } from '../period/use-period';
import { useCacheQuery } from '../use-cache-query';
import { didNotStart, isRunning, readLastRuns } from './read-last-runs';
import { readItems } from './read-items';
import { readRunHealth, type RunHealth } from './use-run-health';

/** The number of runs in the strip of a job instance. */
export const STRIP_RUNS = 14;

/** A job instance that needs attention, or has needed attention since the screen was opened. */
export interface AttentionItem extends AttentionRank {
  instance: InstanceSummary;
  health: RunHealth;
  /** The newest ended run; null when none is known. */
  ended: ExecutionRow | null;
  /** The id of the newest run while it is running, else null. */
  runningId: number | null;
  /** The last runs, if they processed nothing although such runs usually process items; else null. */
  silence: Silence | null;
}

/** The consecutive runs without items up to the newest ended run. */
interface Silence extends EmptyStreak {
  shortfall: Shortfall;
}

const NONE: ReadonlyMap<string, AttentionRank> = new Map();

/**
 * The enabled job instances whose last run failed or processed nothing, or whose last due run did not start; the worst
 * first, undefined until known. A job instance that works again keeps its place until the screen closes.
 * @param lastDueTimes when each schedule was last due, milliseconds since 1970, by code
 * @param normal the job instances that may process nothing
 */
export function useAttention(
  instances: readonly InstanceSummary[] | undefined,
  lastDueTimes: ReadonlyMap<string, number> | undefined,
  normal: NormalSilences,
): readonly AttentionItem[] | undefined {
  const [listed, setListed] = useState(NONE);
  const choices = useItemChoices();
  const found = useCacheQuery(
    async (cache) => instances && lastDueTimes && readAttention(cache, instances, lastDueTimes, { listed, normal }),
    [instances, lastDueTimes, listed, normal, choices],
  );
  const unhealthy = (found ?? []).filter(({ kind }) => kind !== 'recovered');
  const next = new Map([...listed, ...unhealthy.map((each) => [each.instance.code, rankOf(each)] as const)]);
  if (!sameValue([...next], [...listed])) setListed(next);
  return found;
}

const rankOf = ({ reason, kind, count, since }: AttentionRank): AttentionRank => ({ reason, kind, count, since });

/**
 * Reads the result of `useAttention` once, without a live query. `listed` has the ranks of the job instances that were
 * listed before, by code; `normal` has the job instances that may process nothing.
 */
export async function readAttention(
  cache: CacheDatabase,
  instances: readonly InstanceSummary[],
  lastDueTimes: ReadonlyMap<string, number>,
  { listed, normal }: { listed: ReadonlyMap<string, AttentionRank>; normal: NormalSilences },
): Promise<AttentionItem[]> {
  const enabled = instances.filter((instance) => instance.enabled);
  const lastRuns = await readLastRuns(
    cache,
    enabled.map(({ code }) => code),
  );
  const items = await readItems(
    cache,
    lastRuns.flatMap(({ ended }) => ended ?? []),
  );
  const candidates = enabled.flatMap((instance, index): Candidate[] => {
    const { newest = null, ended = null } = lastRuns[index] ?? {};
    const { code } = instance;
    const facts = { instance, newest, ended, due: lastDueTimes.get(code) ?? null, listed: listed.get(code) };
    const mayBeSilent = ended !== null && items.get(ended.id)?.count === 0;
    return mayBeSilent || kindOf(facts, false) !== null ? [facts] : [];
  });
  const codes = candidates.map(({ instance }) => instance.code);
  const health = await readRunHealth(cache, codes, STRIP_RUNS);
  return candidates
    .flatMap((facts): AttentionItem[] => {
      const { instance, newest, ended } = facts;
      const runs = health.get(instance.code);
      if (runs === undefined) return [];
      const silence = silenceOf(runs, ended);
      const kind = kindOf(facts, silence !== null);
      if (kind === null || (kind === 'silent' && isNormal(normal.get(instance.code), silence))) return [];
      const rank = rankFor(kind, facts, runs, silence);
      return [
        { ...rank, instance, health: runs, ended, runningId: isRunning(newest) ? (newest?.id ?? null) : null, silence },
      ];
    })
    .sort(compareAttention);
}

function silenceOf({ runs, items }: RunHealth, ended: ExecutionRow | null): Silence | null {
  const index = runs.findIndex(({ id }) => id === ended?.id);
  const shortfall = shortfallOf(runs, index, items);
  return shortfall?.kind === 'nothing' ? { ...emptyStreak(runs, index, items), shortfall } : null;
}

/**
 * Whether a silence is normal: a person has said so, and no run has processed items since.
 * @param lastIdWithItems the value in `NormalSilences`
 */
const isNormal = (lastIdWithItems: number | undefined, silence: Silence | null): boolean =>
  lastIdWithItems !== undefined && (silence?.lastWithItems?.id ?? 0) <= lastIdWithItems;

/** A job instance that may need attention, with the facts that decide whether it does. */
interface Candidate {
  instance: InstanceSummary;
  newest: ExecutionRow | null;
  ended: ExecutionRow | null;
  /** When the job instance was last due, milliseconds since 1970; null when unknown. */
  due: number | null;
  /** The rank at which the job instance was listed before; undefined if it was not listed. */
  listed: AttentionRank | undefined;
}

function rankFor(
  kind: AttentionRank['kind'],
  { ended, due, listed }: Candidate,
  { streak }: RunHealth,
  silence: Silence | null,
): AttentionRank {
  const rank = (reason: AttentionReason, count: number, since: number): AttentionRank => ({
    reason,
    kind,
    count,
    since,
  });
  switch (kind) {
    case 'failing':
      return failureRank(streak);
    case 'silent':
      return rank(kind, silence?.count ?? 0, endTime(silence?.first ?? ended));
    case 'missed':
      return rank(kind, 0, due ?? listed?.since ?? 0);
    case 'recovered':
      return { ...rank('missed', 0, 0), ...listed, kind };
  }
}

/** @param isSilent whether the last ended run worked, but processed nothing */
function kindOf(facts: Candidate, isSilent: boolean): AttentionRank['kind'] | null {
  const { newest, ended, listed } = facts;
  if (ended !== null && outcomeOf(ended.status) === 'error') return 'failing';
  if (didNotStart(facts)) return 'missed';
  if (isSilent) return 'silent';
  if (isRunning(newest)) return listed?.kind ?? null;
  return listed !== undefined && ended !== null && hasSucceeded(ended.status) ? 'recovered' : null;
}
