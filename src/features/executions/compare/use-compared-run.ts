import { useMemo } from 'react';
import { useCacheQuery } from '@/data/queries/use-cache-query';
import type { ExecutionRow, StepRow } from '@/domain/execution';
import type { Lookup } from '@/data/queries/use-lookup';
import { useExecutionLookup } from '../view/use-execution-lookup';
import { useRunVersion, type OlderVersions, type RunVersion } from './use-run-version';

/** A run to compare, with its data on this device. */
export interface ComparedRun {
  row: ExecutionRow;
  /** Undefined while this device does not have the steps. */
  steps: readonly StepRow[] | undefined;
  /** The state of the request for the steps. */
  lookup: Lookup;
  /** Requests the steps again. */
  retry: () => void;
  version: RunVersion;
}

/** A run that this device does not have, and the state of the request for it. */
export interface MissingRun {
  row: null;
  lookup: Lookup;
  retry: () => void;
}

/**
 * Reads one of the two compared runs. Requests the run if this device does not have it. Returns undefined until the
 * cache has been read.
 * @param id null if no run is chosen
 * @param older the older versions of integrations, which both runs share
 */
export function useComparedRun(id: number | null, older: OlderVersions): ComparedRun | MissingRun | undefined {
  const found = useCacheQuery(
    async (cache) => {
      if (id === null) return null;
      const [row = null, detail = null] = await Promise.all([cache.executions.get(id), cache.executionDetails.get(id)]);
      return { id, row, steps: detail?.steps };
    },
    [id],
  );
  const row = found?.row ?? null;
  const steps = found?.steps;
  // After a change of `id`, `found` is the previous run for a moment. That run's missing steps must not be requested.
  const { lookup, retry } = useExecutionLookup(id ?? 0, found?.id === id && steps === undefined);
  const version = useRunVersion(row, older);
  return useMemo(() => {
    if (found == null || id === null) return undefined;
    return row === null ? { row, lookup, retry } : { row, steps, lookup, retry, version };
  }, [found, id, row, steps, lookup, retry, version]);
}
