import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useJobName } from '@/shared/instance/use-job-name';
import type { Column } from '@/ui/table/column';
import { SortButton } from '@/ui/table/sort-button';
import type { InstanceEntry, InstanceOrder } from './instance-entry';
import { LabelCell, LastResultCell, ScheduleCell, StripCell, TruncatedText } from './health-cells';

interface ColumnOptions {
  withCompany: boolean;
  /** True if this device has all runs, so that an instance without a run is known to have never run. */
  hasAllRuns: boolean;
  order: InstanceOrder;
  onOrderChange: (order: InstanceOrder) => void;
}

type InstanceColumn = Column<InstanceEntry>;

/** The columns of the list. The array is stable until the language or the order changes; `onOrderChange` must be stable. */
export function useInstanceColumns({
  withCompany,
  hasAllRuns,
  order,
  onOrderChange,
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
      width: '116px',
      narrow: 'metaLine',
      cell: ({ company: name }) => <TruncatedText text={name ?? '–'} quiet />,
    };
    return [
      {
        key: 'label',
        ...sorted(t('column.label'), 'label', 'ascending'),
        narrow: 'title',
        cell: (entry) => <LabelCell entry={entry} />,
      },
      ...(withCompany ? [company] : []),
      {
        key: 'result',
        ...sorted(t('column.lastResult'), 'health', 'descending'),
        width: '176px',
        narrow: 'side',
        cell: (entry) => <LastResultCell entry={entry} hasAllRuns={hasAllRuns} />,
      },
      {
        key: 'strip',
        header: t('column.lastRuns'),
        width: '126px',
        narrow: 'metaEnd',
        cell: (entry) => <StripCell entry={entry} />,
      },
      {
        key: 'schedule',
        header: t('column.schedule'),
        width: '216px',
        narrow: 'meta',
        cell: (entry) => <ScheduleCell entry={entry} />,
      },
      ...jobColumns(t, jobName),
    ];
  }, [t, jobName, withCompany, hasAllRuns, order, onOrderChange]);
}

function jobColumns(t: TFunction<'job-instances'>, jobName: (code: string) => string): InstanceColumn[] {
  return [
    {
      key: 'job',
      header: t('column.job'),
      width: '196px',
      priority: 2,
      cell: ({ jobCode }) => <TruncatedText text={jobCode === null ? '–' : jobName(jobCode)} />,
    },
    {
      key: 'description',
      header: t('column.description'),
      width: '132px',
      priority: 3,
      cell: ({ description }) => description !== null && <TruncatedText text={description} quiet />,
    },
  ];
}
