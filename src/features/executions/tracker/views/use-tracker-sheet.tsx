import { CalendarDays, Columns3, Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format/use-format';
import { ColumnList } from '@/shared/views/columns-button';
import { CsvPanel } from '@/shared/views/csv-button';
import type { ViewTool } from '@/shared/views/view-tool';
import { chooseColumns } from '@/ui/table/choose-columns';
import { PeriodPanel } from '../period/period-panel';
import { usePeriodText } from '../period/use-period-text';
import { useTrackerColumns, useTrackerCsv } from './tracker-tools';
import type { TrackerViewsProps } from './tracker-views-props';

/**
 * The tools in the sheet of a view on a phone: the period, the facts below each integration's name, and the CSV file.
 */
export function useTrackerSheet({ grid, now }: TrackerViewsProps): ViewTool[] {
  const { t } = useTranslation('views');
  const format = useFormat();
  const periodText = usePeriodText();
  const columns = useTrackerColumns();
  const read = useTrackerCsv(grid, now);
  const period = grid.filters['created']?.[0];
  // The columns that a row on a phone has room for.
  const places = columns.filter(
    ({ narrow, choice }) => narrow === 'meta' || narrow === 'metaEnd' || choice === 'extra',
  );
  const shown = chooseColumns(places, grid.columns).filter(({ choice }) => choice !== 'always');
  return [
    {
      key: 'period',
      label: t('sheet.period'),
      note: period === undefined ? t('sheet.anyTime') : periodText(period),
      icon: CalendarDays,
      render: (close) => (
        <PeriodPanel
          value={period}
          onChange={(value) => grid.setFilter('created', value === undefined ? [] : [value])}
          onClose={close}
        />
      ),
    },
    {
      key: 'line',
      label: t('sheet.line'),
      note: format.list(shown.map(({ header }) => header)),
      icon: Columns3,
      render: () => <ColumnList all={columns} listed={places} chosen={grid.columns} onChange={grid.setColumns} />,
    },
    {
      key: 'csv',
      label: t('csv.label'),
      icon: Download,
      render: (close) => <CsvPanel name="executions" read={read} onSaved={close} />,
    },
  ];
}
