import type { RunsOfCodes } from '@/data/queries/changes/use-runs-since';
import type { ExecutionRow } from '@/domain/execution';
import { outcomeOf } from '@/domain/runs/health/outcome';
import { stripOf, type Strip } from '@/domain/runs/charts/strip';
import { usualDurations } from '@/domain/runs/figures/usual-duration';
import { isFollowedByError } from '@/domain/versions/runs/followed-by-error';
import type { RecentChange } from '@/domain/versions/recent-changes';
import { runsByVersion } from '@/domain/versions/runs/runs-by-version';
import type { RecentChanges } from '@/data/queries/changes/use-recent-changes';

/** A strip shows at most this many runs. */
export const STRIP_RUNS = 6;

/** The runs that used the version of a change. */
export interface RunsAfter {
  count: number;
  /** True if there may be more runs that this device does not have. */
  isAtLeast: boolean;
  errors: number;
  warnings: number;
  /**
   * When the next version was saved, milliseconds since 1970; null if the version is the newest, or if the time is
   * unknown.
   */
  until: number | null;
  /** The newest of these runs, as bars. */
  strip: Strip;
}

/** Answers questions about the runs after a change, as far as this device knows them. */
export interface RunsAfterChanges {
  isFollowedByError: (change: RecentChange) => boolean;
  runsAfter: (change: RecentChange) => RunsAfter;
}

/** Prepares `RunsAfterChanges` from the runs and the versions on this device. */
export function runsAfterChanges(
  { byCode, items }: RunsOfCodes,
  versions: RecentChanges['versions'],
): RunsAfterChanges {
  const groups = new Map<string, ReadonlyMap<number, readonly ExecutionRow[]>>();
  const runsOf = ({ code, version }: RecentChange): readonly ExecutionRow[] => {
    const group = groups.get(code) ?? runsByVersion(byCode.get(code)?.runs ?? [], versions.get(code) ?? []);
    groups.set(code, group);
    return group.get(version) ?? [];
  };
  return {
    isFollowedByError: (change) => isFollowedByError(change.time, runsOf(change)),
    runsAfter: (change) => {
      const runs = runsOf(change);
      const all = byCode.get(change.code);
      const countOf = (outcome: string): number => runs.filter(({ status }) => outcomeOf(status) === outcome).length;
      return {
        count: runs.length,
        isAtLeast: change.time < (all?.completeSince ?? Infinity),
        errors: countOf('error'),
        warnings: countOf('warning'),
        until: nextTime(versions.get(change.code) ?? [], change.version),
        strip: stripOf(runs, STRIP_RUNS, { items, usual: usualDurations(all?.runs ?? []) }),
      };
    },
  };
}

/**
 * When the version after `version` was saved, milliseconds since 1970; null if there is no later version, or if its
 * time is unknown.
 */
function nextTime(versions: NonNullable<ReturnType<RecentChanges['versions']['get']>>, version: number): number | null {
  const later = versions.filter((each) => each.version > version).toSorted((a, b) => a.version - b.version);
  const time = Date.parse(later[0]?.loggedAt ?? '');
  return Number.isNaN(time) ? null : time;
}
