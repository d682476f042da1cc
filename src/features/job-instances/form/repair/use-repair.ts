import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCachedRun } from '@/data/queries/executions/use-executions';
import type { PlacedViolation } from '@/domain/configuration/place-violations';
import { parsePropertyPath, type Path } from '@/domain/configuration/schema/path';
import { readAt } from '@/domain/configuration/text/configuration-text';
import type { ExecutionRow } from '@/domain/execution';
import { quotedValues } from '@/domain/runs/health/configured-value';
import type { WantedPlace } from '@/features/job-instances/job-types/kit/wanted-place';

/** What the form was opened for. */
export interface Repair {
  /** The failed run from which it was opened; null without one. */
  run: ExecutionRow | null;
  /** Null without a place in the configuration, and once an editor was opened for it. */
  wanted: WantedPlace | null;
  /** The error of the run at this place, while the value is there that the error names. */
  violations: readonly PlacedViolation[];
}

const FIELD = /^configuration[.[]/;
const NONE: readonly PlacedViolation[] = [];

/**
 * Reads from the address what the form was opened for: `field`, a place in the configuration, and `run`, the failed run.
 * @param configuration JSON, as it is in the form
 */
export function useRepair(configuration: string): Repair {
  const [params] = useSearchParams();
  const field = params.get('field') ?? '';
  const [isOpened, setIsOpened] = useState(false);
  const path = useMemo((): Path | null => (FIELD.test(field) ? parsePropertyPath(field).slice(1) : null), [field]);
  const run = useCachedRun(Number(params.get('run'))) ?? null;
  const wanted = useMemo(
    () => (path === null || isOpened ? null : { path, onOpened: () => setIsOpened(true) }),
    [path, isOpened],
  );
  const message = run?.errorMessage ?? null;
  const named = useMemo(() => (message === null ? null : quotedValues(message)), [message]);
  const value = path === null || named === null ? undefined : readAt(configuration, path);
  const isNamed = typeof value === 'string' && (named?.includes(value) ?? false);
  const violations = useMemo(
    () => (isNamed && path !== null && message !== null ? [{ path, message, exact: true }] : NONE),
    [isNamed, path, message],
  );
  return { run, wanted, violations };
}
