import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useJobName } from '@/i18n/use-job-name';
import { chooseColumns } from '@/ui/table/choose-columns';
import type { Column } from '@/ui/table/column';
import { SortButton } from '@/ui/table/sort-button';
import type { InstanceListItem, InstanceOrder } from './instance-list-item';
import { CompanyCell, LabelCell, LastResultCell, ScheduleCell, StripCell, TwoLines } from './health-cells';
import { STRIP_RUNS } from './use-instance-list';

interface ColumnOptions {
  withCompany: boolean;
  /** True if this device has all runs, so that an instance without a run is known to have never run. */
  hasAllRuns: boolean;
  order: InstanceOrder;
  /** Must be a stable function. */
  onOrderChange: (order: InstanceOrder) => void;
  /** The keys of the chosen columns; null for the default columns. */
  chosen: readonly string[] | null;
}

type InstanceColumn = Column<InstanceListItem>;

/** The columns of the list. The array stays the same until an option or the language changes. */
export function useInstanceColumns({
  withCompany,
  hasAllRuns,
  order,
  onOrderChange,
  chosen,
}: ColumnOptions): readonly InstanceColumn[] {
  const { t } = useTranslation('job-instances');
  const jobName = useJobName();
  return useMemo(() => {
    const sorted = (header: string, by: InstanceOrder, direction: 'ascending' | 'descending') => {
      const sort = order === by ? direction : undefined;
      return { header, sort, head: <SortButton header={header} sort={sort} onSort={() => onOrderChange(by)} /> };
    };
    const company: InstanceColumn = {
      key: 'company',
      header: t('column.company'),
      width: 'company',
      narrow: 'metaLine',
      cell: ({ company: name }) => <CompanyCell name={name ?? '–'} />,
    };
    const all: InstanceColumn[] = [
      {
        key: 'label',
        choice: 'always',
        ...sorted(t('column.label'), 'label', 'ascending'),
        narrow: 'title',
        overhangs: true,
        cell: (item) => <LabelCell item={item} withCompany={withCompany} />,
      },
      ...(withCompany ? [company] : []),
      {
        key: 'result',
        ...sorted(t('column.lastResult'), 'health', 'descending'),
        width: 'result',
        narrow: 'side',
        cell: (item) => <LastResultCell item={item} hasAllRuns={hasAllRuns} />,
      },
      {
        key: 'strip',
        header: t('column.lastRuns', { number: STRIP_RUNS }),
        width: 'strip',
        priority: 2,
        narrow: 'metaEnd',
        cell: (item) => <StripCell item={item} />,
      },
      {
        key: 'schedule',
        header: t('column.schedule'),
        width: 'schedule',
        narrow: 'meta',
        cell: (item) => <ScheduleCell item={item} />,
      },
      ...jobColumns(t, jobName),
    ];
    return chooseColumns(all, chosen);
  }, [t, jobName, withCompany, hasAllRuns, order, onOrderChange, chosen]);
}

function jobColumns(t: TFunction<'job-instances'>, jobName: (code: string) => string): InstanceColumn[] {
  return [
    {
      key: 'job',
      header: t('column.job'),
      width: 'job',
      priority: 2,
      cell: ({ jobCode }) => <TwoLines text={jobCode === null ? '–' : jobName(jobCode)} />,
    },
    {
      key: 'description',
      header: t('column.description'),
      width: 'description',
      priority: 3,
      cell: ({ description }) => description !== null && <TwoLines text={description} quiet />,
    },
  ];
}
