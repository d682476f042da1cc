import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '@/data/session/use-session';
import { executionPath } from '@/domain/addresses/paths';
import type { ExecutionRow } from '@/domain/execution';
import { useFormat } from '@/i18n/format/use-format';
import { Button } from '@/ui/button/button';
import { DataTable } from '@/ui/table/data-table';
import { classNames } from '@/ui/theme/class-names';
import { useRunColumns } from './run-columns';
import styles from './widgets.module.css';

interface RunListProps {
  /** The table's accessible name. */
  name: string;
  /** Undefined while loading. */
  rows: readonly ExecutionRow[] | undefined;
  /** Shown if there are no rows. */
  empty: ReactNode;
  /** True for a narrow list with short times. */
  isBrief?: boolean;
}

const keyOf = (row: ExecutionRow): number => row.id;
const linkOf = (row: ExecutionRow): string => executionPath(row.id);

/** On a phone, this many rows are shown until the user expands the list; see `.folded`. */
const FOLDED_ROWS = 5;

/** A list of executions, each in one short line. Only screen readers get the column headers: the cells need none. */
export function RunList({ name, rows, empty, isBrief = false }: RunListProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const [isExpanded, setIsExpanded] = useState(false);
  const { superAdmin } = usePermissions();
  const hidden = (rows?.length ?? 0) - FOLDED_ROWS;
  const columns = useRunColumns({ showCompany: superAdmin, isBrief });
  return (
    <div className={classNames(styles.list, isBrief && styles.brief, !isExpanded && styles.folded)}>
      <DataTable
        label={name}
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        rowLink={linkOf}
        reuseRows
        slideIn
        holdStill
        stickyHead={false}
        skeletonRows={10}
        empty={empty}
      />
      <div className={styles.more}>
        {hidden > 0 && (
          <Button variant="quiet" size="small" aria-expanded={isExpanded} onClick={() => setIsExpanded(!isExpanded)}>
            {isExpanded ? t('attention.fewer') : t('runs.more', { count: hidden, number: format.number(hidden) })}
          </Button>
        )}
      </div>
    </div>
  );
}
