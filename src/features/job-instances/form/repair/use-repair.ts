import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCachedRun } from '@/data/queries/executions/use-execution';
import type { PlacedViolation } from '@/domain/configuration/place-in-configuration';
import { parsePropertyPath, type Path } from '@/domain/configuration/schema/path';
import { readAt } from '@/domain/configuration/text/configuration-text';
import type { ExecutionRow } from '@/domain/execution';
import { quotedValues } from '@/domain/runs/health/failure-text';
import type { RequestedField } from '@/features/job-instances/job-types/kit/scope/requested-field';

/** The failed run and the field that the form was opened for. */
export interface Repair {
  /** The failed run that linked to the form; null if the form was opened otherwise. */
  run: ExecutionRow | null;
  /** The path in the configuration, from the URL; null if the URL has no such path. */
  path: Path | null;
  /** The field whose editor the form still has to open; null if there is no `path`, or once `onOpened` was called. */
  wanted: RequestedField | null;
  /** The error of the run, placed at `path`; empty unless the field still has a value that the error quotes. */
  violations: readonly PlacedViolation[];
}

const FIELD = /^configuration[.[]/;
const NONE: readonly PlacedViolation[] = [];

/**
 * Reads from the URL what the form was opened for: `field`, a path in the configuration, and `run`, the failed run.
 * @param configuration the JSON text in the form
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
  const quoted = useMemo(() => (message === null ? null : quotedValues(message)), [message]);
  const value = path === null || quoted === null ? undefined : readAt(configuration, path);
  const isQuoted = typeof value === 'string' && (quoted?.includes(value) ?? false);
  const violations = useMemo(
    () => (isQuoted && path !== null && message !== null ? [{ path, message, exact: true }] : NONE),
    [isQuoted, path, message],
  );
  return { run, path, wanted, violations };
}
