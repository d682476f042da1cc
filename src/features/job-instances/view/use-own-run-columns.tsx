import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RunHealth } from '@/data/queries/health/use-run-health';
import type { ExecutionRow } from '@/domain/execution';
import { shortfallOf } from '@/domain/runs/figures/item-shortfall';
import { useExecutionColumns } from '@/shared/execution/use-execution-columns';
import { useAnomalyTexts } from '@/shared/runs/use-anomaly-texts';
import type { Column } from '@/ui/table/column';
import { Reason } from '@/ui/text/reason';
import styles from './view.module.css';

/** The runs of the instance, newest first, and their items. */
export type RunsWithItems = Pick<RunHealth, 'runs' | 'items'>;

/**
 * The columns of the runs of one instance. The title of the page already has the label of the instance. So a column
 * that says why a run failed, or that it processed too little, replaces the column of the label.
 */
export function useOwnRunColumns({ runs, items }: RunsWithItems): readonly Column<ExecutionRow>[] {
  const { t } = useTranslation('job-instances');
  const { shortfallText } = useAnomalyTexts();
  const columns = useExecutionColumns(false);
  return useMemo(() => {
    const reasonCell = ({ id, status, errorMessage }: ExecutionRow) => {
      if (status === 'error')
        return errorMessage !== null && <Reason message={errorMessage} className={styles.reason} />;
      const index = runs.findIndex((run) => run.id === id);
      const shortfall = index === -1 ? null : shortfallOf(runs, index, items);
      if (shortfall === null) return null;
      const { text, rule } = shortfallText(shortfall);
      return (
        <span className={styles.shortfall} title={`${text}\n${rule}`}>
          {text}
        </span>
      );
    };
    return columns.map((column): Column<ExecutionRow> => {
      if (column.key === 'instance')
        return { key: 'reason', header: t('view.reason'), narrow: 'metaLine', cell: reasonCell };
      if (column.key === 'type') return { ...column, narrow: 'meta' };
      return column.key === 'createdAt' ? { ...column, narrow: 'title' } : column;
    });
  }, [columns, t, runs, items, shortfallText]);
}
