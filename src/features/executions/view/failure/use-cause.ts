import { useEffect, useMemo, useState } from 'react';
import { useKeptWarnings } from '@/data/run-details/use-kept-warnings';
import { failureCause, type FailureCause } from '@/domain/runs/health/failure-cause';
import { changedConfigurationKeys } from './changed-keys';
import type { Failure } from './use-failure';

/** How long to wait for steps, warnings and versions that this device does not have yet. */
const LATEST_MS = 600;

/**
 * The probable cause of a failure; undefined until enough is known or the wait is over. Data that arrives later does
 * not change the result, so that no button changes under the pointer.
 */
export function useCause(failure: Failure): FailureCause | undefined {
  const { row, failedStep, instance, changes } = failure;
  const kept = useKeptWarnings(row);
  const isLate = useIsLate();
  const cause = useMemo(
    () =>
      failureCause({
        errorMessage: row.errorMessage,
        stepName: failedStep ? failedStep.name : null,
        warnings: [...(kept?.values() ?? [])].flatMap(({ items }) => items.map(({ message }) => message)),
        configuration: instance?.configuration ?? null,
        changedFields: changedConfigurationKeys(changes),
      }),
    [row, failedStep, kept, instance, changes],
  );
  const isComplete = failedStep !== undefined && kept !== undefined && changes !== undefined && changes !== 'unknown';
  const hasInstance = instance != null;
  const [held, setHeld] = useState<{ cause: FailureCause; hasInstance: boolean } | null>(null);
  const isDecided = held !== null && held.hasInstance === hasInstance;
  if (!isDecided && instance !== undefined && (isComplete || isLate)) setHeld({ cause, hasInstance });
  return held?.cause;
}

function useIsLate(): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LATEST_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
