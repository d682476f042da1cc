import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Task, TableSize } from '@/data/read-diagnostics';
import { useFormat } from '@/i18n/format/use-format';
import type { Column } from '@/ui/table/column';
import { DataTable } from '@/ui/table/data-table';
import styles from './diagnostics.module.css';

/** The tasks of the leading engine, with the times of the last round, the last success and the next round. */
export function TaskTable({ tasks }: { tasks: readonly Task[] }) {
  const { t } = useTranslation('diagnostics');
  const format = useFormat();
  const columns = useMemo(
    (): Column<Task>[] => [
      { key: 'name', header: t('tasks.name'), width: '34%', narrow: 'title', cell: nameCell },
      labelledColumn('ended', t('tasks.ended'), ({ endedAt }: Task) => format.dateTime(endedAt)),
      labelledColumn('succeeded', t('tasks.succeeded'), ({ succeededAt }: Task) =>
        succeededAt === null ? t('none') : format.dateTime(succeededAt),
      ),
      labelledColumn('next', t('tasks.next'), ({ nextAt }: Task) => format.dateTime(nextAt)),
    ],
    [t, format],
  );
  const sorted = tasks.toSorted((a, b) => a.name.localeCompare(b.name));
  return (
    <div className={styles.tasks}>
      <DataTable
        label={t('tasks.title')}
        columns={columns}
        rows={sorted}
        rowKey={({ name }) => name}
        empty={<p>{t('tasks.empty')}</p>}
        stickyHead={false}
      />
    </div>
  );
}

const nameCell = ({ name }: Task) => <TaskName name={name} />;

function TaskName({ name }: Pick<Task, 'name'>) {
  const { t } = useTranslation('diagnostics');
  return <span className={styles.task}>{t(`tasks.of.${name}`, { defaultValue: name })}</span>;
}

/** A column that repeats its header beside each value on a narrow screen, where the table has no head. */
function labelledColumn<Row>(key: string, header: string, textOf: (row: Row) => string): Column<Row> {
  const cell = (row: Row) => <Labelled label={header}>{textOf(row)}</Labelled>;
  return { key, header, narrow: 'metaLine', cell };
}

/** A value with its label, which is only shown on a narrow screen. */
function Labelled({ label, children }: { label: string; children: string }) {
  return (
    <span className={styles.labelled}>
      <span className={styles.label}>{label} </span>
      {children}
    </span>
  );
}

/** The tables of both databases, with the number of rows and the approximate size. */
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
      {
        ...labelledColumn('rows', t('tables.rows'), ({ rows }: TableSize) => format.number(rows)),
        align: 'end',
        narrow: 'metaEnd',
      },
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
