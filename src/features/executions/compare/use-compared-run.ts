import { useMemo } from 'react';
import { useCacheQuery } from '@/data/queries/use-cache-query';
import type { ExecutionRow, StepRow } from '@/domain/execution';
import type { Lookup } from '@/data/queries/use-lookup';
import { useExecutionLookup } from '../view/use-execution-lookup';
import { useRunVersion, type OlderVersions, type RunVersion } from './use-run-version';

/** A run to compare, with what this device knows of it. */
export interface ComparedRun {
  row: ExecutionRow;
  /** Undefined while this device does not have them. */
  steps: readonly StepRow[] | undefined;
  /** What became of the request for the steps. */
  lookup: Lookup;
  /** Requests them again. */
  retry: () => void;
  version: RunVersion;
}

/** A run that this device does not have, and what became of the request for it. */
export interface MissingRun {
  row: null;
  lookup: Lookup;
  retry: () => void;
}

/**
 * One of two runs to compare; requested if it is not on this device. Undefined until it is read.
 * @param id null for none
 * @param older the older versions that were read for both runs
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
  // A read keeps its result until that for another run is known: what the run before lacks is not requested of this one.
  const { lookup, retry } = useExecutionLookup(id ?? 0, found?.id === id && steps === undefined);
  const version = useRunVersion(row, older);
  return useMemo(() => {
    if (found == null || id === null) return undefined;
    return row === null ? { row, lookup, retry } : { row, steps, lookup, retry, version };
  }, [found, id, row, steps, lookup, retry, version]);
}
