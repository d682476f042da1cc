import type { ExecutionRow, StepRow } from '@/domain/execution';
import { ShareLinkButton } from '@/shared/share-link/share-link-button';
import { CopyReportButton } from '../failure/report/copy-report-button';
import { NeighbourRuns } from './neighbour-runs';
import { addressOf } from './run-address';
import styles from './run-bar.module.css';

interface RunBarProps {
  row: ExecutionRow;
  /** Undefined while this device does not have the steps. */
  steps: readonly StepRow[] | undefined;
}

/** The line above a run: the runs before and after it, its link, and its report unless "What to do" has it. */
export function RunBar({ row, steps }: RunBarProps) {
  const none = { failedStep: null, health: undefined, changes: undefined, changesAfter: undefined };
  return (
    <div className={styles.bar}>
      {row.instanceCode !== null && <NeighbourRuns code={row.instanceCode} id={row.id} />}
      <div className={styles.share}>
        <ShareLinkButton title={row.instanceLabel ?? ''} url={addressOf(row.id)} size="small" />
        {row.status !== 'error' && <CopyReportButton run={{ row, steps, ...none }} size="small" />}
      </div>
    </div>
  );
}
