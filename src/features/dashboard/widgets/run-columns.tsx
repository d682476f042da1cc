import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { companyNameOf } from '@/domain/company';
import { instanceViewPath } from '@/domain/addresses/paths';
import type { ExecutionRow } from '@/domain/execution';
import { visible } from '@/lib/text/visible-text';
import { useReasonText } from '@/i18n/reason/use-reason-text';
import { useExecutionTexts, type ExecutionTexts } from '@/shared/execution/execution-texts';
import { statusAppearance } from '@/ui/feedback/status-badge';
import type { Column } from '@/ui/table/column';
import { classNames } from '@/ui/theme/class-names';
import { MiddleTruncate } from '@/ui/text/middle-truncate';
import { BriefTime, ShortTime } from '@/ui/text/short-time';
import textTones from '@/ui/theme/text-tones.module.css';
import styles from './run-columns.module.css';

interface RunColumnOptions {
  showCompany: boolean;
  /** True to show only the time of today's runs, and only the day of other runs. */
  isBrief: boolean;
}

/** The columns of a list that shows each run in one short line. The array is stable until the language changes. */
export function useRunColumns({ showCompany, isBrief }: RunColumnOptions): readonly Column<ExecutionRow>[] {
  const { t } = useTranslation('executions');
  const words = useExecutionTexts();
  return useMemo(() => runColumns(t, words, { showCompany, isBrief }), [t, words, showCompany, isBrief]);
}

function runColumns(
  t: TFunction<'executions'>,
  words: ExecutionTexts,
  { showCompany, isBrief }: RunColumnOptions,
): Column<ExecutionRow>[] {
  return [
    { key: 'id', header: t('column.id'), width: 'id', narrow: 'meta', cell: (row) => row.id },
    {
      key: 'status',
      header: t('column.status'),
      width: 'status',
      narrow: 'lead',
      cell: ({ status }) => <StatusIcon status={status} word={words.statusOf(status)} />,
    },
    {
      key: 'createdAt',
      header: t('column.createdAt'),
      width: 'time',
      narrow: 'side',
      cell: ({ createdAt }) => (isBrief ? <BriefTime moment={createdAt} /> : <ShortTime moment={createdAt} />),
    },
    {
      key: 'instance',
      header: t('column.instance'),
      narrow: 'title',
      cell: (row) => <InstanceAndReason row={row} showCompany={showCompany} />,
    },
  ];
}

function StatusIcon({ status, word }: { status: string; word: string }) {
  const { tone, icon: Icon } = statusAppearance(status);
  return (
    <span className={classNames(styles.icon, textTones[tone])} data-tooltip={word}>
      <Icon size={16} aria-hidden />
      <span className="visually-hidden">{word}</span>
    </span>
  );
}

/**
 * The job instance, its company and, for a failed run, the reason. If there is little space, the reason is truncated
 * first.
 */
function InstanceAndReason({ row, showCompany }: { row: ExecutionRow; showCompany: boolean }) {
  const { instanceCode } = row;
  const label = visible(row.instanceLabel) ?? instanceCode ?? '–';
  const company = showCompany ? companyNameOf(row) : null;
  const reasonText = useReasonText();
  const reason = row.status === 'error' && row.errorMessage !== null ? reasonText(row.errorMessage) : null;
  const whole = reason?.original == null ? reason?.text : `${reason.text}\n${reason.original}`;
  return (
    <span className={styles.line} title={whole}>
      {instanceCode === null ? (
        <span className={styles.name}>
          <MiddleTruncate text={label} />
        </span>
      ) : (
        // Tab stops once in each row; an arrow key moves from there to this link.
        <a href={instanceViewPath(instanceCode)} className={styles.name} aria-label={label} tabIndex={-1}>
          <MiddleTruncate text={label} />
        </a>
      )}
      {company !== null && (
        <span className={styles.company} title={company}>
          {company}
        </span>
      )}
      {reason !== null && <span className={styles.reason}>{reason.text}</span>}
    </span>
  );
}
