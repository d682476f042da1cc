import { useEffect } from 'react';
import { useRunWarnings, type RunWarnings } from '@/data/run-details/use-run-warnings';
import type { ExecutionRow, StepRow } from '@/domain/execution';

interface RunWarningsReaderProps {
  run: ExecutionRow;
  steps: readonly StepRow[];
  onRead: (id: number, warnings: RunWarnings) => void;
}

/**
 * Renders nothing, but reads the warnings of a run. There is one reader per compared run, so choosing another run on
 * one side does not restart the reading on the other side.
 */
export function RunWarningsReader({ run, steps, onRead }: RunWarningsReaderProps) {
  const warnings = useRunWarnings(run, steps);
  const { id } = run;
  useEffect(() => onRead(id, warnings), [id, warnings, onRead]);
  return null;
}
