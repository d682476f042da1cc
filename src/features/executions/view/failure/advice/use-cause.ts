import { useEffect, useMemo, useState } from 'react';
import { useKeptWarnings } from '@/data/run-details/use-kept-warnings';
import { useOnline } from '@/data/sync/use-sync';
import { causeSince, type CurrentCause } from '@/domain/runs/health/cause-since';
import { failureCause, isOnlyChange } from '@/domain/runs/health/failure-cause';
import { configurationBefore } from '@/domain/versions/follow-field';
import { changesConfiguration, splitAtRun } from '@/domain/versions/runs/split-at-run';
import { changedConfigurationKeys } from '../changes/changed-keys';
import type { Failure } from '../use-failure';

/** The longest wait for steps and warnings that this device does not have yet. */
const MAX_WAIT_MS = 600;
/** The longest wait for the versions of the configuration, which show the changed field and whether it was repaired. */
const MAX_WAIT_VERSIONS_MS = 6_000;

/** The probable cause of a failure, from the data that this device has. */
export interface KnownCause {
  cause: CurrentCause;
  /** True if the configuration was changed after the run, but not in the fields that caused the failure. */
  isChangedElsewhere: boolean;
  /**
   * True if only one connection may be the cause, and only the field of that connection was changed since the last
   * success.
   */
  isOnlyChange: boolean;
  /**
   * Set if the configuration of the run is unknown. The cause was then found in a later configuration, which was saved
   * at `savedAt` (ISO 8601; null if unknown).
   */
  laterConfiguration: { savedAt: string | null } | null;
}

/**
 * The probable cause of a failure; undefined until enough is known or the wait is over. Data that arrives later changes
 * the cause only if the integration appears in the cache or disappears from it. So the buttons do not change under the
 * pointer.
 */
export function useCause(failure: Failure): KnownCause | undefined {
  const { row, failedStep, instance, changes, changesAfter, worksSince } = failure;
  const kept = useKeptWarnings(row);
  const online = useOnline();
  const hasVersions = [changes, changesAfter].every((versions) => versions !== undefined && versions !== 'unknown');
  const isLate = useIsLate(hasVersions || !online ? MAX_WAIT_MS : MAX_WAIT_VERSIONS_MS);
  const known = useMemo((): KnownCause => {
    const after = Array.isArray(changesAfter) ? changesAfter : [];
    const changedFields = changedConfigurationKeys(changes);
    const causeOfRun = failureCause({
      errorMessage: row.errorMessage,
      stepName: failedStep ? failedStep.name : null,
      warnings: [...(kept?.values() ?? [])].flatMap(({ items }) => items.map(({ message }) => message)),
      configuration: instance == null ? null : configurationBefore(after, instance.configuration),
      changedFields,
    });
    // Only a version that the next successful run used can be the repair.
    const { used } = splitAtRun(after, worksSince?.createdAt ?? null);
    const cause = causeSince(causeOfRun, after, used);
    const isLater = changesAfter === 'unknown' && instance != null && usesConfiguration(cause);
    return {
      cause,
      isOnlyChange: isOnlyChange(causeOfRun, changedFields),
      isChangedElsewhere: changesConfiguration(after) && cause.kind !== 'changed',
      laterConfiguration: isLater ? { savedAt: instance.updatedAt } : null,
    };
  }, [row, failedStep, kept, instance, changes, changesAfter, worksSince]);
  const isComplete = failedStep !== undefined && kept !== undefined && hasVersions;
  const hasInstance = instance != null;
  const [decided, setDecided] = useState<{ known: KnownCause; hasInstance: boolean } | null>(null);
  const isDecided = decided !== null && decided.hasInstance === hasInstance;
  if (!isDecided && instance !== undefined && (isComplete || isLate)) setDecided({ known, hasInstance });
  return decided?.known;
}

function usesConfiguration(cause: CurrentCause): boolean {
  if (cause.kind === 'connection' || cause.kind === 'unknown') return cause.connections.length > 0;
  return cause.kind === 'field';
}

/** Becomes true after `delay` milliseconds. */
function useIsLate(delay: number): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return isLate;
}
