import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RunOutcome } from '@/domain/runs/health/outcome';
import type { RunColumn, RunColumns } from '@/domain/runs/charts/run-columns';
import { formatDay } from '@/i18n/format/date';
import { useFormat } from '@/i18n/format/use-format';
import type { Column } from '@/ui/table/column';
import { DataTable } from '@/ui/table/data-table';

interface DayRow {
  day: string;
  counts: Record<RunOutcome, number>;
}

const OUTCOMES = [
  ['success', 'success'],
  ['warning', 'warning'],
  ['error', 'error'],
  ['stopped', 'stopped'],
  ['running', 'inProgress'],
] as const;

/** The data of the histogram as a table: the runs of each day by outcome, newest day first. */
export function HistogramTable({ runColumns }: { runColumns: RunColumns }) {
  const { t } = useTranslation('tracker');
  const format = useFormat();
  const columns = useMemo(
    (): Column<DayRow>[] => [
      { key: 'day', header: t('histogram.day'), narrow: 'title', cell: ({ day }) => day },
      ...OUTCOMES.map(([outcome, status]): Column<DayRow> => ({
        key: outcome,
        header: t(`status.${status}`, { ns: 'common' }),
        align: 'end',
        narrow: 'meta',
        cell: ({ counts }) => format.number(counts[outcome]),
      })),
    ],
    [t, format],
  );
  const rows = useMemo(() => daysOf(runColumns.columns), [runColumns]);
  return (
    <DataTable dense label={t('histogram.byDay')} columns={columns} rows={rows} rowKey={keyOf} stickyHead={false} />
  );
}

const keyOf = ({ day }: DayRow): string => day;

function daysOf(columns: readonly RunColumn[]): DayRow[] {
  const days = new Map<string, DayRow>();
  for (const { from, counts } of columns) {
    const day = formatDay(new Date(from));
    const row = days.get(day) ?? { day, counts: { success: 0, warning: 0, error: 0, stopped: 0, running: 0 } };
    for (const [outcome] of OUTCOMES) row.counts[outcome] += counts[outcome];
    days.set(day, row);
  }
  return [...days.values()].toReversed();
}
