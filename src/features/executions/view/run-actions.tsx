import { ArrowLeftRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { readRunsUpTo } from '@/data/queries/health/use-run-health';
import { databases } from '@/data/sync/databases';
import { runComparisonPath } from '@/domain/addresses/links';
import type { ExecutionRow } from '@/domain/execution';
import { isPending } from '@/domain/execution-status';
import { comparableRun } from '@/domain/runs/figures/compare-runs';
import { WatchButton } from '@/shared/watch/watch-button';
import { Button } from '@/ui/button/button';

/** The actions of a run that load after its head: watch it while it runs, compare it with the last one that worked. */
export function RunActions({ row }: { row: ExecutionRow }) {
  const { t } = useTranslation('copies');
  const navigate = useNavigate();
  const compare = async (): Promise<void> => {
    const { id } = row;
    const other = comparableRun(await readRunsBefore(row), row);
    await navigate(runComparisonPath(other === null ? { b: id } : { a: other.id, b: id }));
  };
  return (
    <>
      {isPending(row.status) && <WatchButton target={{ run: row.id }} />}
      <Button icon={ArrowLeftRight} hint={t('runs.compareHint')} onClick={() => void compare()}>
        {t('compare.title')}
      </Button>
    </>
  );
}

/** The runs up to this one. Empty if the storage fails: the person can then choose the other run. */
async function readRunsBefore({ id, instanceCode }: ExecutionRow): Promise<readonly ExecutionRow[]> {
  if (instanceCode === null) return [];
  try {
    return (await readRunsUpTo(databases().cache, instanceCode, id)).runs;
  } catch (error) {
    console.warn('The runs to compare with could not be read.', error);
    return [];
  }
}
