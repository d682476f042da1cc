import { useMemo } from 'react';
import { useKnownRuns } from '@/data/queries/health/known-runs';
import { missedRun } from '@/data/queries/health/use-instance-health';
import { useRunHealth, type RunHealth } from '@/data/queries/health/use-run-health';
import { useServerMinute } from '@/data/use-server-time';
import { useServerZone } from '@/data/use-server-zone';
import type { InstanceRow } from '@/domain/instance';
import { shortfallOf, type Shortfall } from '@/domain/runs/figures/item-shortfall';
import { healthOf, type Health } from '@/domain/runs/health/health';

/** The number of runs to read, which usually includes 50 of each type. */
const RUNS_TO_READ = 200;

/** The runs of an instance and the health derived from them. */
export interface InstanceState extends RunHealth {
  health: Health;
  /** The shortfall of the newest run; null if it has none. */
  shortfall: Shortfall | null;
}

/** The state of an instance, from its runs on this device; undefined without a `row`, or until the runs are read. */
export function useInstanceState(code: string, row: InstanceRow | null | undefined): InstanceState | undefined {
  const now = useServerMinute();
  const [zone] = useServerZone();
  const known = useKnownRuns();
  const runs = useRunHealth([code], RUNS_TO_READ)?.get(code);
  return useMemo(() => {
    if (row == null || runs === undefined || known === undefined) return undefined;
    const newest = runs.runs[0] ?? null;
    const shortfall = shortfallOf(runs.runs, 0, runs.items);
    return { ...runs, shortfall, health: healthOf(newest, missedRun(row, newest, { known, now, zone }), shortfall) };
  }, [row, runs, known, now, zone]);
}
