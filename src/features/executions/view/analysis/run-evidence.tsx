import type { ExecutionRow, StepRow } from '@/domain/execution';
import { isPending } from '@/domain/execution-status';
import { LogSection } from '../../log/log-section';
import { ChangesSection } from '../failure/changes-section';
import { WarningSection } from '../warnings/warning-section';
import styles from './run-evidence.module.css';

interface RunEvidenceProps {
  row: ExecutionRow;
  steps: readonly StepRow[];
}

/** The sections below the steps of an execution: warnings, changes, log. */
export function RunEvidence({ row, steps }: RunEvidenceProps) {
  return (
    <>
      <div className={styles.evidence}>
        {!isPending(row.status) && <WarningSection run={row} steps={steps} />}
        {row.status === 'error' && <ChangesSection row={row} steps={steps} />}
      </div>
      <LogSection row={row} />
    </>
  );
}
