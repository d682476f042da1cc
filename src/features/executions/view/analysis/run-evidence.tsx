import type { ExecutionRow, StepRow } from '@/domain/execution';
import { isPending } from '@/domain/execution-status';
import { ChangesSection } from '../failure/changes-section';
import { WarningSection } from '../warnings/warning-section';

interface RunEvidenceProps {
  row: ExecutionRow;
  steps: readonly StepRow[];
}

/** What happened in an execution, below its steps. */
export function RunEvidence({ row, steps }: RunEvidenceProps) {
  if (isPending(row.status)) return null;
  return (
    <>
      <WarningSection run={row} steps={steps} />
      {row.status === 'error' && <ChangesSection row={row} steps={steps} />}
    </>
  );
}
