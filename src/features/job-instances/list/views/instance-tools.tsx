import { useTranslation } from 'react-i18next';
import { usePermissions } from '@/data/session/use-session';
import { useExecutionTexts } from '@/shared/execution/execution-texts';
import { useJobName } from '@/i18n/use-job-name';
import { ColumnsButton } from '@/shared/views/columns-button';
import { CsvButton, type CsvFile } from '@/shared/views/csv-button';
import { chooseColumns } from '@/ui/table/choose-columns';
import { csvText } from '@/lib/text/csv';
import { formatDateTime } from '@/i18n/format/date';
import type { InstanceListItem } from '../instance-list-item';
import { SelectionTools, type SelectionToolsProps } from '../selection/selection-tools';
import type { InstanceViewsProps } from './instance-views';
import { useInstanceColumns } from '../use-instance-columns';

interface CsvColumn {
  key: string;
  header: string;
  text: (item: InstanceListItem) => string;
}

/** Buttons that choose columns, save the rows as CSV and select rows. Renders nothing if there are no integrations. */
export function InstanceTools({ grid, list, onColumns }: InstanceViewsProps & Pick<SelectionToolsProps, 'onColumns'>) {
  const { operate } = usePermissions();
  const columns = useAllColumns();
  const texts = useCsvColumns(list?.hasAllRuns ?? false);
  if (list === undefined || (list.total === 0 && Object.keys(grid.filters).length === 0)) return null;
  const read = (which: 'shown' | 'all'): Promise<CsvFile> => {
    const shown = chooseColumns(columns, grid.columns).map(({ key }) => key);
    const wanted =
      which === 'all'
        ? texts
        : shown.flatMap((key) =>
            texts.filter((column) => column.key === key || (key === 'schedule' && column.key === 'next')),
          );
    const rows = list.allItems();
    const lines = rows.map((item) => wanted.map(({ text }) => text(item)));
    return Promise.resolve({
      text: csvText([wanted.map(({ header }) => header), ...lines]),
      count: rows.length,
      mayHaveMore: false,
    });
  };
  return (
    <>
      <ColumnsButton all={columns} chosen={grid.columns} onChange={grid.setColumns} />
      <CsvButton name="integrations" read={read} />
      {operate && <SelectionTools list={list} onColumns={onColumns} />}
    </>
  );
}

const nothing = (): void => undefined;

/** All columns of the list, in their default order. All of them are shown by default. */
function useAllColumns() {
  const { superAdmin } = usePermissions();
  return useInstanceColumns({
    withCompany: superAdmin,
    hasAllRuns: false,
    order: 'health',
    onOrderChange: nothing,
    chosen: null,
  });
}

/** The columns of the CSV file. The strip of the last runs has no text, so it is left out. */
function useCsvColumns(hasAllRuns: boolean): CsvColumn[] {
  const { t } = useTranslation(['job-instances', 'health', 'views']);
  const { statusOf } = useExecutionTexts();
  const jobName = useJobName();
  const resultOf = ({ health, newest }: InstanceListItem): string => {
    if (health.state === 'missed') return t('health:state.missed');
    return newest === null ? t(`health:state.${hasAllRuns ? 'never' : 'noneHere'}`) : statusOf(newest.status);
  };
  return [
    { key: 'label', header: t('column.label'), text: ({ label }) => label },
    { key: 'code', header: t('field.code'), text: ({ code }) => code },
    { key: 'company', header: t('column.company'), text: ({ company }) => company ?? '' },
    { key: 'result', header: t('column.lastResult'), text: resultOf },
    { key: 'schedule', header: t('column.schedule'), text: ({ cronExpression }) => cronExpression ?? '' },
    { key: 'next', header: t('views:csv.next'), text: ({ next }) => formatDateTime(next) },
    { key: 'job', header: t('column.job'), text: ({ jobCode }) => (jobCode === null ? '' : jobName(jobCode)) },
    { key: 'description', header: t('column.description'), text: ({ description }) => description ?? '' },
  ];
}
