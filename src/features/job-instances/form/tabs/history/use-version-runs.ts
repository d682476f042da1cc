import { useMemo } from 'react';
import { useRecentRuns } from '@/data/queries/health/use-recent-runs';
import type { HistoryEntry } from '@/domain/instance';
import { stripOf, type Strip } from '@/domain/runs/charts/strip';
import { usualDurations } from '@/domain/runs/figures/usual-duration';
import { runsByVersion } from '@/domain/versions/runs/runs-by-version';

/** How many days of runs are counted. */
export const RUN_DAYS = 30;
/** The number of runs in a strip. */
export const STRIP_RUNS = 9;

/** The runs that used one version. */
export interface VersionRuns {
  count: number;
  /** The newest runs that used the version. */
  strip: Strip;
}

export interface RunsOfVersions {
  byVersion: ReadonlyMap<number, VersionRuns>;
  /** The time from which this device has all runs, ms since 1970; null if it has the runs of all `RUN_DAYS` days. */
  since: number | null;
}

/** The executions on this device, grouped by the version that they used; undefined until the executions are loaded. */
export function useVersionRuns(code: string, entries: readonly HistoryEntry[] | undefined): RunsOfVersions | undefined {
  const recentRuns = useRecentRuns(code, RUN_DAYS);
  return useMemo(() => {
    if (recentRuns === undefined || entries === undefined) return undefined;
    // As on other screens, the usual durations are computed from the runs of all versions.
    const usual = usualDurations(recentRuns.runs);
    const byVersion = [...runsByVersion(recentRuns.runs, entries)].map(
      ([version, runs]) => [version, { count: runs.length, strip: stripOf(runs, STRIP_RUNS, { usual }) }] as const,
    );
    return { byVersion: new Map(byVersion), since: recentRuns.since };
  }, [recentRuns, entries]);
}
