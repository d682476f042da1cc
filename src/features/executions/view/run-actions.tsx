import { ArrowLeftRight, Copy, Link2, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { readRunsUpTo } from '@/data/queries/health/use-run-health';
import { databases } from '@/data/sync/databases';
import { runComparisonPath } from '@/domain/addresses/links';
import type { ExecutionRow, StepRow } from '@/domain/execution';
import { comparableRun } from '@/domain/runs/figures/compare-runs';
import { visible } from '@/lib/text/visible-text';
import { useShareLink } from '@/shared/share-link/use-share-link';
import { Button } from '@/ui/button/button';
import { toast } from '@/ui/overlay/toast';
import { addressOf } from './analysis/run-address';
import { useCopyReport } from './failure/report/use-copy-report';
import styles from './execution-page.module.css';

interface RunActionsProps {
  row: ExecutionRow;
  /** Undefined while this device does not have the steps. */
  steps: readonly StepRow[] | undefined;
}

/**
 * The actions of a run that load after its title: compare it with an earlier run, share its address, and copy its
 * report. For a failed run, `FailureActions` offers the report instead.
 */
export function RunActions({ row, steps }: RunActionsProps) {
  const { t } = useTranslation('copies');
  const navigate = useNavigate();
  const compare = async (): Promise<void> => {
    const { id } = row;
    const other = comparableRun(await runsUpTo(row), row);
    await navigate(runComparisonPath(other === null ? { b: id } : { a: other.id, b: id }));
  };
  return (
    <>
      <Button icon={ArrowLeftRight} hint={t('runs.compareHint')} onClick={() => void compare()}>
        {t('compare.title')}
      </Button>
      <ShareLink row={row} />
      {row.status !== 'error' && <CopyReport row={row} steps={steps} />}
    </>
  );
}

/** Shares or copies the address. A toast confirms the copy, because the button may be in a menu, which closes. */
function ShareLink({ row }: { row: ExecutionRow }) {
  const { t } = useTranslation('copies');
  const { hasSheet, share } = useShareLink(visible(row.instanceLabel) ?? '', addressOf(row.id));
  const label = t(hasSheet ? 'action.share' : 'action.copyLink');
  const shareLink = async (): Promise<void> => {
    if (await share()) toast.success(t('linkCopied'));
  };
  return (
    <Button
      icon={hasSheet ? Share2 : Link2}
      className={styles.icon}
      data-tooltip={label}
      onClick={() => void shareLink()}
    >
      {label}
    </Button>
  );
}

/** Copies the report of a run that did not fail. */
function CopyReport({ row, steps }: RunActionsProps) {
  const { t } = useTranslation('run');
  const copy = useCopyReport({
    row,
    steps,
    failedStep: null,
    health: undefined,
    changes: undefined,
    changesAfter: undefined,
  });
  const copyReport = async (): Promise<void> => {
    if (await copy()) toast.success(t('todo.reportCopied'));
  };
  return (
    <Button icon={Copy} className={styles.icon} data-tooltip={t('todo.copy')} onClick={() => void copyReport()}>
      {t('todo.copy')}
    </Button>
  );
}

/**
 * The runs of the integration up to the given run. If the storage fails, returns none, and the person chooses the other
 * run on the comparison page.
 */
async function runsUpTo({ id, instanceCode }: ExecutionRow): Promise<readonly ExecutionRow[]> {
  if (instanceCode === null) return [];
  try {
    return (await readRunsUpTo(databases().cache, instanceCode, id)).runs;
  } catch (error) {
    console.warn('The runs to compare with could not be read.', error);
    return [];
  }
}
