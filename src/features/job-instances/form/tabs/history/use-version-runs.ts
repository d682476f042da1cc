import { useMemo } from 'react';
import { useLastRuns } from '@/data/queries/health/use-last-runs';
import type { HistoryEntry } from '@/domain/instance';
import { stripOf, type Strip } from '@/domain/runs/charts/strip';
import { runsByVersion } from '@/domain/versions/runs-by-version';

/** Runs of these last days are counted. */
export const RUN_DAYS = 30;
/** Runs in a strip. */
export const STRIP_RUNS = 9;

/** The runs that used one version. */
export interface VersionRuns {
  count: number;
  /** The newest of them. */
  strip: Strip;
}

export interface RunsOfVersions {
  byVersion: ReadonlyMap<number, VersionRuns>;
  /** From when on runs are counted, milliseconds, when this device does not have those of all days; else null. */
  since: number | null;
}

/** Which executions on this device ran with which version; undefined until they are read. */
export function useVersionRuns(code: string, entries: readonly HistoryEntry[] | undefined): RunsOfVersions | undefined {
  const found = useLastRuns(code, RUN_DAYS);
  return useMemo(() => {
    if (found === undefined || entries === undefined) return undefined;
    const byVersion = [...runsByVersion(found.runs, entries)].map(
      ([version, runs]) => [version, { count: runs.length, strip: stripOf(runs, STRIP_RUNS) }] as const,
    );
    return { byVersion: new Map(byVersion), since: found.since };
  }, [found, entries]);
}
