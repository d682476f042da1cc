import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExecutionRow } from '@/domain/execution';
import { useExecutionColumns } from '@/shared/execution/use-execution-columns';
import type { Column } from '@/ui/table/column';
import { Reason } from '@/ui/text/reason';
import styles from './view.module.css';

/** The columns of runs of one instance: the reason of a failure instead of the label, which is the title of the page. */
export function useOwnRunColumns(): readonly Column<ExecutionRow>[] {
  const { t } = useTranslation('job-instances');
  const columns = useExecutionColumns(false);
  return useMemo(
    () =>
      columns.map((column): Column<ExecutionRow> => {
        if (column.key === 'instance')
          return { key: 'reason', header: t('view.reason'), narrow: 'metaLine', cell: reasonOf };
        if (column.key === 'type') return { ...column, narrow: 'meta' };
        return column.key === 'createdAt' ? { ...column, narrow: 'title' } : column;
      }),
    [columns, t],
  );
}

const reasonOf = ({ status, errorMessage }: ExecutionRow) =>
  status === 'error' && errorMessage !== null && <Reason message={errorMessage} className={styles.reason} />;
