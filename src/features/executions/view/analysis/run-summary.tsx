import { useEffect, useMemo, useState } from 'react';
import { useRunsUpTo } from '@/data/queries/health/use-run-health';
import { useStepNames } from '@/data/queries/health/use-step-names';
import { useUsualSteps } from '@/data/queries/health/use-usual-steps';
import type { ExecutionRow, StepRow } from '@/domain/execution';
import { isPending } from '@/domain/execution-status';
import { hasSucceeded } from '@/domain/runs/health/outcome';
import { shortfallOf, type Shortfall } from '@/domain/runs/figures/item-shortfall';
import { usualDuration } from '@/domain/runs/figures/usual-duration';
import { Failure } from '../failure/failure';
import type { UsualTimes } from '../steps/usual-times';
import { useExecutionLookup } from '../use-execution-lookup';
import { RunningSummary } from './running-summary';

interface RunSummaryProps {
  row: ExecutionRow;
  /** Undefined while this device does not have the steps. */
  steps: readonly StepRow[] | undefined;
  /** Called with the usual times and with the shortfall of the run, once they are known. */
  onUsualChange: (usual: UsualTimes, shortfall: Shortfall | null) => void;
}

/** The summary at the top of an execution: why it failed, when it will end, or that it has just ended. */
export function RunSummary({ row, steps, onUsualChange }: RunSummaryProps) {
  const health = useRunsUpTo(row.instanceCode, row.id);
  const runs = health?.runs;
  const shortfall = useMemo(() => {
    const index = health?.runs.findIndex(({ id }) => id === row.id) ?? -1;
    return health === undefined ? null : shortfallOf(health.runs, index, health.items);
  }, [health, row.id]);
  const usualSteps = useUsualSteps(row, runs);
  const planned = useStepNames(row, runs);
  const names = planned?.names;
  const unread = planned?.unread ?? null;
  useExecutionLookup(unread ?? 0, unread !== null && !hasSucceeded(row.status));
  const usualRun = useMemo(() => runs && usualDuration(runs, row.type), [runs, row.type]);
  // A number instead of an object, so that the effect below runs only when the value changes.
  const median = usualRun === undefined ? undefined : (usualRun?.median ?? null);
  const isRunning = isPending(row.status);
  const [wasRunning, setWasRunning] = useState(isRunning);
  if (isRunning && !wasRunning) setWasRunning(true);
  useEffect(() => {
    if (median !== undefined && usualSteps !== undefined && names !== undefined)
      onUsualChange({ run: median, steps: usualSteps, names }, shortfall);
  }, [median, usualSteps, names, shortfall, onUsualChange]);
  const stepCount = names === undefined || names.length === 0 ? null : names.length;
  if (row.status === 'error') return <Failure row={row} steps={steps} stepCount={stepCount} />;
  return wasRunning && <RunningSummary row={row} steps={steps} stepCount={stepCount} usual={usualRun ?? null} />;
}
