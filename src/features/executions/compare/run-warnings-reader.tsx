import { useEffect } from 'react';
import { useRunWarnings, type RunWarnings } from '@/data/run-details/use-run-warnings';
import type { ExecutionRow, StepRow } from '@/domain/execution';

interface RunWarningsReaderProps {
  run: ExecutionRow;
  steps: readonly StepRow[];
  onRead: (id: number, warnings: RunWarnings) => void;
}

/** Reads the warnings of a run as its own screen does, and goes on when the other of two runs changes. Shows nothing. */
export function RunWarningsReader({ run, steps, onRead }: RunWarningsReaderProps) {
  const warnings = useRunWarnings(run, steps);
  const { id } = run;
  useEffect(() => onRead(id, warnings), [id, warnings, onRead]);
  return null;
}
