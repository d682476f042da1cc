import { companyNameOf } from '@/domain/company';
import { instanceViewPath } from '@/domain/addresses/paths';
import type { TFunction } from 'i18next';
import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExecutionRow } from '@/domain/execution';
import { isPending } from '@/domain/execution-status';
import { lazyPart } from '@/ui/feedback/lazy-part';
import { chooseColumns } from '@/ui/table/choose-columns';
import type { Column } from '@/ui/table/column';
import { MiddleTruncate } from '@/ui/text/middle-truncate';
import { Reason } from '@/ui/text/reason';
import { ExecutionCreator } from './execution-creator';
import { ExecutionMoment } from './time/execution-moment';
import { ExecutionStatusBadge } from './execution-status-badge';
import { useExecutionTexts, type ExecutionTexts } from './execution-texts';
import { WatchPlace } from './row-extras';
import { RunDuration } from './time/run-duration';
import styles from './execution.module.css';

const ExtraCell = lazyPart(async () => ({ default: (await import('./extra-cells')).ExtraCell }));

type Translate = TFunction<'executions'>;

/** The key of a column. */
export type ExecutionColumnKey =
  | 'id'
  | 'instance'
  | 'company'
  | 'createdAt'
  | 'startedAt'
  | 'finishedAt'
  | 'duration'
  | 'type'
  | 'createdBy'
  | 'status'
  | 'items'
  | 'warnings'
  | 'job';

type ExecutionColumn = Column<ExecutionRow> & { key: ExecutionColumnKey };

/**
 * The columns of every list of executions. The array is stable until the language, `showCompany` or `chosen` changes.
 * @param chosen the keys of the columns; null for the default columns
 */
export function useExecutionColumns(
  showCompany: boolean,
  chosen: readonly string[] | null = null,
): readonly ExecutionColumn[] {
  const { t } = useTranslation('executions');
  const words = useExecutionTexts();
  return useMemo(() => chooseColumns(executionColumns(t, words, showCompany), chosen), [t, words, showCompany, chosen]);
}

/** All columns, in the order of the table. */
export function executionColumns(t: Translate, words: ExecutionTexts, showCompany: boolean): ExecutionColumn[] {
  return [
    ...identityColumns(t),
    ...(showCompany ? [companyColumn(t)] : []),
    ...timeColumns(t),
    ...originAndStatusColumns(t, words),
    ...extraColumns(t),
  ];
}

function identityColumns(t: Translate): ExecutionColumn[] {
  return [
    { key: 'id', header: t('column.id'), width: 'id', narrow: 'meta', choice: 'always', cell: (row) => row.id },
    {
      key: 'instance',
      header: t('column.instance'),
      narrow: 'title',
      choice: 'always',
      overhangs: true,
      cell: (row) => <InstanceCell row={row} />,
    },
  ];
}

function companyColumn(t: Translate): ExecutionColumn {
  return {
    key: 'company',
    header: t('column.company'),
    width: 'company',
    narrow: 'meta',
    cell: (row) => (
      <span className={styles.small}>
        <MiddleTruncate text={companyNameOf(row) ?? '–'} />
      </span>
    ),
  };
}

function timeColumns(t: Translate): ExecutionColumn[] {
  return [
    {
      key: 'createdAt',
      header: t('column.createdAt'),
      width: 'time',
      narrow: 'metaEnd',
      cell: (row) => <ExecutionMoment moment={row.createdAt} />,
    },
    {
      key: 'startedAt',
      header: t('column.startedAt'),
      width: 'time',
      priority: 3,
      cell: (row) => <ExecutionMoment moment={row.startedAt} />,
    },
    {
      key: 'finishedAt',
      header: t('column.finishedAt'),
      width: 'time',
      priority: 2,
      cell: (row) => <ExecutionMoment moment={row.finishedAt} />,
    },
    {
      key: 'duration',
      header: t('fact.duration'),
      width: 'duration',
      narrow: 'side',
      cell: (row) => <RunDuration row={row} />,
    },
  ];
}

function originAndStatusColumns(t: Translate, words: ExecutionTexts): ExecutionColumn[] {
  return [
    {
      key: 'type',
      header: t('column.type'),
      width: 'run-type',
      priority: 3,
      cell: (row) => <span className={styles.small}>{words.types[row.type]}</span>,
    },
    {
      key: 'createdBy',
      header: t('column.createdBy'),
      width: 'email',
      priority: 3,
      cell: (row) => <ExecutionCreator row={row} words={words} />,
    },
    {
      key: 'status',
      header: t('column.status'),
      width: 'status',
      narrow: 'lead',
      cell: (row) => <ExecutionStatusBadge status={row.status} warningCount={row.warningCount} words={words} />,
    },
  ];
}

/** The columns that are hidden by default. The code of their cells loads when a person chooses one of the columns. */
function extraColumns(t: Translate): ExecutionColumn[] {
  const extra = (key: 'items' | 'warnings' | 'job', header: string): ExecutionColumn => ({
    key,
    header,
    width: key === 'job' ? 'company' : 'number',
    align: key === 'job' ? 'start' : 'end',
    narrow: 'meta',
    choice: 'extra',
    cell: (row) => (
      <Suspense>
        <ExtraCell column={key} run={row} />
      </Suspense>
    ),
  });
  return [extra('items', t('fact.items')), extra('warnings', t('warnings.open')), extra('job', t('fact.job'))];
}

/**
 * The job instance of a run. If the run has not ended, the watch button is beside it; if it failed, the error is below.
 */
function InstanceCell({ row }: { row: ExecutionRow }) {
  const reason = row.status === 'error' ? row.errorMessage : null;
  if (isPending(row.status))
    return (
      <span className={styles.pending}>
        <InstanceLink row={row} />
        <WatchPlace row={row} />
      </span>
    );
  if (reason === null) return <InstanceLink row={row} />;
  return (
    <>
      <InstanceLink row={row} />
      <Reason message={reason} className={styles.reason} data-second-line />
    </>
  );
}

function InstanceLink({ row }: { row: ExecutionRow }) {
  const label = row.instanceLabel ?? row.instanceCode;
  if (label === null) return '–';
  if (row.instanceCode === null) return <MiddleTruncate text={label} />;
  return (
    // Each row is one tab stop; an arrow key moves from it to this link.
    <a href={instanceViewPath(row.instanceCode)} className={styles.instance} aria-label={label} tabIndex={-1}>
      <MiddleTruncate text={label} />
    </a>
  );
}
