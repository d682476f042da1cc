import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '@/i18n/format/date';
import { useFormat } from '@/i18n/format/use-format';
import { DayHeading } from '@/shared/execution/days/day-heading';
import { daysOf } from '@/shared/execution/days/days';
import { DataTable } from '@/ui/table/data-table';
import { useOpenedRows } from '@/ui/table/use-opened-rows';
import { useToday } from '@/ui/text/device-clock';
import { ChangeDetails } from './change-details';
import type { DayCount } from './day-counts';
import { useChangeColumns, type OpenableRow } from './use-change-columns';
import type { ChangeRow } from './use-change-list';
import styles from './changes.module.css';

const keyOf = ({ key }: ChangeRow): string => key;
const detailsOf = (row: OpenableRow) => row.open && <ChangeDetails row={row} />;

interface ChangeTableProps {
  /** Undefined while loading. */
  rows: readonly ChangeRow[] | undefined;
  /** The counts of each day on all pages (`ChangeList`). */
  days: ReadonlyMap<string, DayCount> | undefined;
  /** Shown if there are no rows. */
  empty: ReactNode;
}

/** Changes by day, newest first. A row expands to show its fields. */
export function ChangeTable({ rows, days, empty }: ChangeTableProps) {
  const { t } = useTranslation('changes');
  const columns = useChangeColumns();
  const today = useToday();
  const [opened, toggle] = useOpenedRows(keyOf);
  const groups = (all: readonly OpenableRow[]) =>
    daysOf(all.map((row) => ({ row, createdAt: row.changes[0].loggedAt }))).map(({ date, rows: ofDay }) => ({
      heading: date && (
        <>
          <DayHeading date={date} today={today} /> <DayNote count={days?.get(formatDay(date))} />
        </>
      ),
      rows: ofDay.map(({ row }) => row),
    }));
  return (
    <div className={styles.table}>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={rows?.map((row): OpenableRow => ({ ...row, open: opened.has(row.key) }))}
        rowKey={keyOf}
        onRowOpen={toggle}
        expandedRow={detailsOf}
        groups={groups}
        empty={empty}
      />
    </div>
  );
}

/** The count in the heading of a day: "4 changes by 2 people". */
function DayNote({ count: counted }: { count: DayCount | undefined }) {
  const { t } = useTranslation('changes');
  const format = useFormat();
  if (counted === undefined) return null;
  const { changes: count, people } = counted;
  return (
    <span className={styles.dayCount}>
      {t('count', { count, number: format.number(count) })}
      {people > 1 && (
        <span className={styles.people}> {t('day.people', { count: people, number: format.number(people) })}</span>
      )}
    </span>
  );
}
