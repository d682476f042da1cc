import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Quarter } from '@/domain/schedule/day-starts';
import { formatHourMinute } from '@/i18n/format/date';
import { useFormat } from '@/i18n/format/use-format';
import type { Column } from '@/ui/table/column';
import { DataTable } from '@/ui/table/data-table';

interface QuarterTableProps {
  quarters: readonly Quarter[];
  nameOf: (code: string) => string;
}

interface QuarterRow {
  from: number;
  count: number;
  names: string;
}

const keyOf = ({ from }: QuarterRow): number => from;

/** A table of the starts of a day, with a row for each quarter of an hour in which something starts. */
export function QuarterTable({ quarters, nameOf }: QuarterTableProps) {
  const { t } = useTranslation('schedules');
  const format = useFormat();
  const columns = useMemo(
    (): Column<QuarterRow>[] => [
      {
        key: 'time',
        header: t('column.time'),
        width: 'number',
        narrow: 'title',
        cell: ({ from }) => formatHourMinute(new Date(from)),
      },
      {
        key: 'count',
        header: t('column.starts'),
        width: 'number',
        align: 'end',
        narrow: 'side',
        cell: ({ count }) => format.number(count),
      },
      { key: 'names', header: t('column.integrations'), narrow: 'meta', cell: ({ names }) => names },
    ],
    [t, format],
  );
  const rows = quarters
    .filter(({ starts }) => starts.length > 0)
    .map(({ from, starts }) => ({
      from,
      count: starts.length,
      names: format.list(starts.map(({ code }) => nameOf(code))),
    }));
  return <DataTable dense label={t('day.table')} columns={columns} rows={rows} rowKey={keyOf} stickyHead={false} />;
}
