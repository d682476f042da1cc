import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Task, TableSize } from '@/data/read-diagnostics';
import { useFormat } from '@/i18n/format/use-format';
import type { Column } from '@/ui/table/column';
import { DataTable } from '@/ui/table/data-table';

/** The tasks of the leading engine: last round, last success, next round. */
export function TaskTable({ tasks }: { tasks: readonly Task[] }) {
  const { t } = useTranslation('diagnostics');
  const format = useFormat();
  const columns = useMemo(
    (): Column<Task>[] => [
      {
        key: 'name',
        header: t('tasks.name'),
        narrow: 'title',
        cell: ({ name }) => t(`tasks.of.${name}`, { defaultValue: name }),
      },
      { key: 'ended', header: t('tasks.ended'), narrow: 'meta', cell: ({ endedAt }) => format.dateTime(endedAt) },
      {
        key: 'succeeded',
        header: t('tasks.succeeded'),
        narrow: 'meta',
        cell: ({ succeededAt }) => (succeededAt === null ? t('none') : format.dateTime(succeededAt)),
      },
      { key: 'next', header: t('tasks.next'), narrow: 'side', cell: ({ nextAt }) => format.dateTime(nextAt) },
    ],
    [t, format],
  );
  const sorted = tasks.toSorted((a, b) => a.name.localeCompare(b.name));
  return (
    <DataTable
      label={t('tasks.title')}
      columns={columns}
      rows={sorted}
      rowKey={({ name }) => name}
      empty={<p>{t('tasks.empty')}</p>}
      stickyHead={false}
    />
  );
}

/** The tables of both databases: rows and approximate size. */
export function SizeTable({ tables }: { tables: readonly TableSize[] }) {
  const { t } = useTranslation('diagnostics');
  const format = useFormat();
  const columns = useMemo(
    (): Column<TableSize>[] => [
      { key: 'table', header: t('tables.name'), narrow: 'title', cell: ({ table }) => table },
      {
        key: 'database',
        header: t('tables.database'),
        narrow: 'meta',
        cell: ({ database }) => t(`tables.${database}`),
      },
      { key: 'rows', header: t('tables.rows'), align: 'end', narrow: 'meta', cell: ({ rows }) => format.number(rows) },
      {
        key: 'bytes',
        header: t('tables.bytes'),
        align: 'end',
        narrow: 'side',
        cell: ({ bytes }) => t('kilobytes', { size: format.number(Math.ceil(bytes / 1_000)) }),
      },
    ],
    [t, format],
  );
  return (
    <DataTable
      label={t('tables.title')}
      columns={columns}
      rows={tables}
      rowKey={({ database, table }) => `${database}/${table}`}
      empty={<p>{t('none')}</p>}
      stickyHead={false}
    />
  );
}
