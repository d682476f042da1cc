import { CalendarClock } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExecutionRow } from '@/domain/execution';
import { useFormat } from '@/i18n/format/use-format';
import { ExecutionMoment } from '@/shared/execution/time/execution-moment';
import { useExecutionColumns, type ExecutionColumn } from '@/shared/execution/use-execution-columns';
import type { Column } from '@/ui/table/column';
import { MiddleTruncate } from '@/ui/text/middle-truncate';
import styles from './widgets.module.css';

/** An execution that has not ended, or a run that is due. */
export type UpcomingRow =
  | { kind: 'run'; row: ExecutionRow }
  | {
      kind: 'next';
      code: string;
      label: string;
      company: string | null;
      /** The due time, milliseconds since 1970. */
      at: number;
    };

type NextRun = UpcomingRow & { kind: 'next' };

/** The columns of executions, extended to show future runs, which have only a name and a due time. */
export function useUpcomingColumns(showCompany: boolean, now: number): readonly Column<UpcomingRow>[] {
  const { t } = useTranslation('executions');
  const format = useFormat();
  const columns = useExecutionColumns(showCompany);
  return useMemo(() => {
    const cells: Partial<Record<ExecutionColumn, (next: NextRun) => ReactNode>> = {
      id: ({ label }) => (
        <>
          <span aria-hidden className={styles.dash}>
            –
          </span>
          <span className="visually-hidden">{label}</span>
        </>
      ),
      instance: ({ label }) => <MiddleTruncate text={label} />,
      company: ({ company }) => (
        <span className={styles.small}>
          <MiddleTruncate text={company ?? '–'} />
        </span>
      ),
      createdAt: ({ at }) => <ExecutionMoment moment={new Date(at).toISOString()} />,
      createdBy: () => t('creator.schedule'),
      status: ({ at }) => (
        <span className={styles.until}>
          <CalendarClock size={16} aria-hidden />
          {format.relative(at, now)}
        </span>
      ),
    };
    return columns.map((column): Column<UpcomingRow> => {
      const cell = cells[column.key] ?? (() => <span className={styles.dash}>–</span>);
      return {
        ...column,
        cell: (coming) =>
          coming.kind === 'run' ? column.cell(coming.row) : <span className={styles.next}>{cell(coming)}</span>,
      };
    });
  }, [columns, t, format, now]);
}
