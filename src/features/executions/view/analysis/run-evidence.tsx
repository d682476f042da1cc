import type { ExecutionRow, StepRow } from '@/domain/execution';
import { isPending } from '@/domain/execution-status';
import { WarningSection } from '../warnings/warning-section';

interface RunEvidenceProps {
  row: ExecutionRow;
  steps: readonly StepRow[];
}

/** What happened in an execution, below its steps. */
export function RunEvidence({ row, steps }: RunEvidenceProps) {
  return isPending(row.status) ? null : <WarningSection run={row} steps={steps} />;
}
