import type { ExecutionRow, StepRow } from '@/domain/execution';
import { isPending } from '@/domain/execution-status';
import type { Shortfall } from '@/domain/runs/figures/item-shortfall';
import { useAnomalyTexts } from '@/shared/runs/use-anomaly-texts';
import { Banner } from '@/ui/feedback/banner';
import { LogSection } from '../../log/log-section';
import { ChangesSection } from '../failure/changes/changes-section';
import { WarningSection } from '../warnings/warning-section';
import { PlannedSteps } from '../steps/planned-steps';
import type { UsualTimes } from '../steps/usual-times';
import styles from './run-evidence.module.css';

interface RunEvidenceProps {
  row: ExecutionRow;
  /** Undefined while this device does not have the steps. */
  steps: readonly StepRow[] | undefined;
  /** Null until known. */
  usual: UsualTimes | null;
  /** Set if the run processed nothing or far less than usual; null otherwise, and until that is known. */
  shortfall: Shortfall | null;
  /** Tells the page whether there may be a log to download. */
  onLogChange: (hasLog: boolean) => void;
}

/**
 * The parts of the page below the steps of an execution: a banner if the run processed too little, the steps that were
 * not reached yet, the warnings, the changes before a failure, and the log.
 */
export function RunEvidence({ row, steps, usual, shortfall, onLogChange }: RunEvidenceProps) {
  const { shortfallText } = useAnomalyTexts();
  const anomaly = shortfall && shortfallText(shortfall);
  return (
    <>
      {anomaly !== null && (
        <Banner kind="warning">
          <p>{anomaly.text}</p>
          <p className={styles.rule}>{anomaly.rule}</p>
        </Banner>
      )}
      {steps !== undefined && (
        <>
          {usual !== null && <PlannedSteps run={row} steps={steps} usual={usual} />}
          <div className={styles.evidence}>
            {!isPending(row.status) && <WarningSection run={row} steps={steps} />}
            {row.status === 'error' && <ChangesSection row={row} steps={steps} />}
          </div>
          <LogSection row={row} steps={steps} onLogChange={onLogChange} />
        </>
      )}
    </>
  );
}
