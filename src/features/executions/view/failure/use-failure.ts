import type { ApiProblem } from '@/domain/problem';
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
  /** The position of the step, one-based. */
  number: number;
  /** The number of steps that the execution would have had without the failure; null if unknown. */
  count: number | null;
}

/** The versions of the configuration since the last success, oldest first. */
export type ChangesSince =
  | readonly HistoryEntry[]
  /** This device does not have the history back to the last success. */
  | 'unknown'
  /** There is no success to compare with. */
  | 'none';

/** What this device knows about a failed execution. */
export interface Failure {
  row: ExecutionRow;
  /** Undefined while this device does not have the steps. */
  steps: readonly StepRow[] | undefined;
  /** Null if no step failed; undefined while this device does not have the steps. */
  failedStep: FailedStep | null | undefined;
  /** The health of this run and the earlier runs; undefined until the cache is read. */
  health: RunHealth | undefined;
  /** A later run that worked; null if this device has none. */
  worksSince: ExecutionRow | null;
  /**
   * True if `worksSince` is certainly the first success after this run. If false, this device may lack a success
   * between the two runs.
   */
  isFirstSuccess: boolean;
  /** Null if this device does not have the instance; undefined until the cache is read. */
  instance: InstanceRow | null | undefined;
  /** Undefined until the cache is read. */
  changes: ChangesSince | undefined;
  /**
   * True if this device has the newest versions. If `changes` is 'unknown' even then, it stays 'unknown', because older
   * versions are not read.
   */
  isHistoryFresh: boolean;
  /** Why the history could not be read; null if reading did not fail. */
  historyProblem: ApiProblem | null;
  /**
   * The versions of the configuration saved after this execution was created, oldest first; 'unknown' if this device
   * does not have all of them; undefined until the cache is read.
   */
  changesAfter: readonly HistoryEntry[] | 'unknown' | undefined;
}

/**
 * Collects what this device knows about a failed execution. Requests the history of its instance if the history is
 * outdated.
 * @param steps undefined while this device does not have the steps
 * @param stepCount how many steps a run of this kind has; null if unknown
 */
export function useFailure(
  row: ExecutionRow,
  steps: readonly StepRow[] | undefined,
  stepCount: number | null = null,
): Failure {
  const { instanceCode, id } = row;
  const health = useRunsUpTo(instanceCode, id);
  const nextSuccess = useNextSuccess(instanceCode, id);
  const worksSince = nextSuccess?.run ?? null;
  const isFirstSuccess = nextSuccess?.isFirst === true;
  const instance = useCachedInstance(instanceCode);
  const history = useCachedHistory(instanceCode ?? '');
  const { isFresh, problem } = useFreshHistory(instanceCode, instance?.updatedAt ?? null);
  return useMemo(() => {
    const success = health?.streak.lastSuccess;
    const changes =
      history === undefined || success === undefined
        ? undefined
        : success === null
          ? 'none'
          : ((history && changesBetween(history, createdTime(success), createdTime(row))) ?? 'unknown');
    const isUnchanged = instance?.updatedAt != null && Date.parse(instance.updatedAt) <= createdTime(row);
    const after = isUnchanged ? [] : isFresh && history ? changesBetween(history, createdTime(row), Infinity) : null;
    const changesAfter = history === undefined || instance === undefined ? undefined : (after ?? 'unknown');
    return {
      row,
      steps,
      failedStep: failedStepOf(steps, stepCount),
      health,
      worksSince,
      isFirstSuccess,
      instance,
      changes,
      changesAfter,
      isHistoryFresh: isFresh,
      historyProblem: problem,
    };
  }, [row, steps, stepCount, health, worksSince, isFirstSuccess, instance, history, isFresh, problem]);
}

/** When a run was created, milliseconds since 1970; NaN if that is unknown. */
const createdTime = ({ createdAt }: ExecutionRow): number => Date.parse(createdAt ?? '');

function failedStepOf(steps: readonly StepRow[] | undefined, stepCount: number | null): FailedStep | null | undefined {
  const index = steps?.findIndex(({ status }) => status === 'error');
  if (steps === undefined || index === undefined) return undefined;
  const step = steps[index];
  if (step === undefined) return null;
  // Some servers omit the steps after the one that failed.
  const listed = index < steps.length - 1 ? steps.length : null;
  const count = stepCount === null ? listed : Math.max(steps.length, stepCount);
  return { name: step.stepName, number: index + 1, count };
}
