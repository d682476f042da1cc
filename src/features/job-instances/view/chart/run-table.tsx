import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { HistoryRow } from '@/domain/instance';
import type { StripMark } from '@/domain/runs/charts/strip';
import type { UsualDuration } from '@/domain/runs/figures/usual-duration';
import { newestBeforeRun } from '@/domain/versions/runs/version-of-run';
import { executionPath } from '@/domain/addresses/paths';
import { useFormat, type Formatters } from '@/i18n/format/use-format';
import { ExecutionStatusBadge } from '@/shared/execution/execution-status-badge';
import { useExecutionTexts, type ExecutionTexts } from '@/shared/execution/execution-texts';
import type { Column } from '@/ui/table/column';
import { DataTable } from '@/ui/table/data-table';
import { Reason } from '@/ui/text/reason';
import { Timestamp } from '@/ui/text/timestamp';
import styles from './chart.module.css';

interface RunTableProps {
  /** Oldest first. */
  marks: readonly StripMark[];
  usual: UsualDuration | null;
  configurationHistory: HistoryRow | null;
}

/** A row of the table. */
interface ShownRun extends StripMark {
  /** The version of the configuration at the run's creation; null if unknown on this device. */
  version: number | null;
}

const keyOf = ({ run }: ShownRun): number => run.id;
const linkOf = ({ run }: ShownRun): string => executionPath(run.id);

/** The runs of the chart as a table, newest first. */
export function RunTable({ marks, usual, configurationHistory }: RunTableProps) {
  const { t } = useTranslation('health');
  const words = useExecutionTexts();
  const format = useFormat();
  const columns = useMemo(() => columnsOf(t, words, format, usual), [t, words, format, usual]);
  const rows = useMemo(
    () =>
      marks.toReversed().map((mark): ShownRun => ({
        ...mark,
        version: newestBeforeRun(configurationHistory?.entries ?? [], mark.run.createdAt)?.version ?? null,
      })),
    [marks, configurationHistory],
  );
  return (
    <DataTable
      label={t('history.title')}
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      rowLink={linkOf}
      stickyHead={false}
    />
  );
}

function columnsOf(
  t: TFunction<'health'>,
  words: ExecutionTexts,
  format: Formatters,
  usual: UsualDuration | null,
): Column<ShownRun>[] {
  return [
    { key: 'id', header: t('table.id'), width: 'id', narrow: 'title', cell: ({ run }) => run.id },
    {
      key: 'status',
      header: t('table.status'),
      width: 'status',
      narrow: 'side',
      cell: ({ run }) => <ExecutionStatusBadge status={run.status} warningCount={run.warningCount} words={words} />,
    },
    {
      key: 'startedAt',
      header: t('table.startedAt'),
      width: 'time',
      narrow: 'meta',
      cell: ({ run }) => <Timestamp moment={run.startedAt} />,
    },
    {
      key: 'duration',
      header: t('table.duration'),
      width: 'duration',
      align: 'end',
      narrow: 'metaEnd',
      cell: ({ duration }) => (duration === null ? '–' : format.duration(duration)),
    },
    {
      key: 'items',
      header: t('table.items'),
      width: 'number',
      align: 'end',
      priority: 2,
      cell: ({ items }) => (items === null ? '–' : format.number(items)),
    },
    {
      key: 'remark',
      header: usual === null ? t('table.remark') : t('table.against', { duration: format.duration(usual.median) }),
      width: 'remark',
      priority: 2,
      cell: ({ outlier, shortfall }) =>
        [outlier && t(`outlier.${outlier}`), shortfall && t(`shortfall.mark.${shortfall.kind}`)]
          .filter((part) => part !== null)
          .join(', '),
    },
    {
      key: 'version',
      header: t('table.version'),
      width: 'number',
      align: 'end',
      priority: 3,
      cell: ({ version }) => version ?? '–',
    },
    {
      key: 'reason',
      header: t('table.reason'),
      narrow: 'metaLine',
      cell: ({ run }) => run.errorMessage !== null && <Reason message={run.errorMessage} className={styles.reason} />,
    },
  ];
}
