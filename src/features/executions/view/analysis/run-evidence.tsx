import type { ExecutionRow, StepRow } from '@/domain/execution';
import { isPending } from '@/domain/execution-status';
import { LogSection } from '../../log/log-section';
import { ChangesSection } from '../failure/changes-section';
import { WarningSection } from '../warnings/warning-section';
import { NeighbourRuns } from './neighbour-runs';
import styles from './run-evidence.module.css';

interface RunEvidenceProps {
  row: ExecutionRow;
  /** Undefined while this device does not have the steps. */
  steps: readonly StepRow[] | undefined;
}

/** The sections below the steps of an execution: warnings, changes, log, the runs before and after it. */
export function RunEvidence({ row, steps }: RunEvidenceProps) {
  return (
    <>
      {steps !== undefined && (
        <>
          <div className={styles.evidence}>
            {!isPending(row.status) && <WarningSection run={row} steps={steps} />}
            {row.status === 'error' && <ChangesSection row={row} steps={steps} />}
          </div>
          <LogSection row={row} steps={steps} />
        </>
      )}
      {row.instanceCode !== null && <NeighbourRuns code={row.instanceCode} id={row.id} />}
    </>
  );
}
