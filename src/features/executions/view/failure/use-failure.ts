import { useMemo } from 'react';
import { useCachedHistory, useFreshHistory } from '@/data/queries/use-cached-history';
import { useCachedInstance } from '@/data/queries/use-instances';
import { useNextSuccess, useRunsUpTo, type RunHealth } from '@/data/queries/health/use-run-health';
import type { ExecutionRow, StepRow } from '@/domain/execution';
import type { HistoryEntry, InstanceRow } from '@/domain/instance';
import { changesBetween } from '@/domain/versions/changes-between';

/** The step at which an execution failed. */
export interface FailedStep {
  name: string;
  /** Its place, from 1. */
  number: number;
  /** How many steps the execution has. */
  count: number;
}

/**
 * The versions of the configuration since the last success, oldest first. `unknown`: the history is not on this device,
 * or does not reach back. `none`: there is no success to compare with.
 */
export type ChangesSince = readonly HistoryEntry[] | 'unknown' | 'none';

/** What this device knows about a failed execution. */
export interface Failure {
  row: ExecutionRow;
  /** Undefined while they are not on this device. */
  steps: readonly StepRow[] | undefined;
  /** Undefined while the steps are not on this device. */
  failedStep: FailedStep | null | undefined;
  /** This run and those before it; undefined until the cache has answered. */
  health: RunHealth | undefined;
  /** The first later run that worked. */
  worksSince: ExecutionRow | null;
  /** Null when it is not on this device, undefined until the cache has answered. */
  instance: InstanceRow | null | undefined;
  changes: ChangesSince | undefined;
}

/** Gathers what this device knows about a failed execution. Reads the versions of its job instance if they are old. */
export function useFailure(row: ExecutionRow, steps: readonly StepRow[] | undefined): Failure {
  const { instanceCode, id } = row;
  const health = useRunsUpTo(instanceCode, id);
  const worksSince = useNextSuccess(instanceCode, id) ?? null;
  const instance = useCachedInstance(instanceCode);
  const history = useCachedHistory(instanceCode ?? '');
  useFreshHistory(instanceCode, instance?.updatedAt ?? null);
  return useMemo(() => {
    const success = health?.streak.lastSuccess;
    const changes =
      history === undefined || success === undefined
        ? undefined
        : success === null
          ? 'none'
          : ((history && changesBetween(history, createdTime(success), createdTime(row))) ?? 'unknown');
    return { row, steps, failedStep: failedStepOf(steps), health, worksSince, instance, changes };
  }, [row, steps, health, worksSince, instance, history]);
}

const createdTime = ({ createdAt }: ExecutionRow): number => Date.parse(createdAt ?? '') || 0;

function failedStepOf(steps: readonly StepRow[] | undefined): FailedStep | null | undefined {
  const index = steps?.findIndex(({ status }) => status === 'error');
  if (steps === undefined || index === undefined) return undefined;
  const step = steps[index];
  return step === undefined ? null : { name: step.stepName, number: index + 1, count: steps.length };
}
