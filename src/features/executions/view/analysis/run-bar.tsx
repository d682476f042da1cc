import { Check, Link2, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExecutionRow, StepRow } from '@/domain/execution';
import { Button } from '@/ui/button/button';
import { toast } from '@/ui/overlay/toast';
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
        <LinkCopy row={row} />
        {row.status !== 'error' && <CopyReportButton run={{ row, steps, ...none }} size="small" />}
      </div>
    </div>
  );
}

/** Shares the address of the run through the device's own sheet on a touch screen; copies it elsewhere. */
function LinkCopy({ row }: { row: ExecutionRow }) {
  const { t } = useTranslation('run');
  const [isCopied, setIsCopied] = useState(false);
  const hasShareSheet = 'share' in navigator && matchMedia('(pointer: coarse)').matches;
  const copy = async (): Promise<void> => {
    const url = addressOf(row.id);
    try {
      if (hasShareSheet) await navigator.share({ title: row.instanceLabel ?? '', url });
      else {
        await navigator.clipboard.writeText(url);
        setIsCopied(true);
      }
    } catch (error) {
      // Closing the sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        toast.error(t('error.occurred', { ns: 'common' }));
    }
  };
  return (
    <Button
      size="small"
      icon={isCopied ? Check : hasShareSheet ? Share2 : Link2}
      onClick={() => void copy()}
      onBlur={() => setIsCopied(false)}
    >
      {t(hasShareSheet ? 'link.share' : isCopied ? 'link.copied' : 'link.copy')}
    </Button>
  );
}
