import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftBadge } from '@/shared/draft-state/draft-badge';
import { useJobName } from '@/shared/use-job-name';
import { Badge } from '@/ui/feedback/badge';
import type { Column } from '@/ui/table/column';
import { MiddleTruncate } from '@/ui/text/middle-truncate';
import type { InstanceEntry } from './instance-entry';
import styles from './list.module.css';

/** Label, company, job and description. The array is stable until the language changes. */
export function useInstanceColumns(withCompany: boolean): readonly Column<InstanceEntry>[] {
  const { t } = useTranslation('job-instances');
  const jobName = useJobName();
  return useMemo(() => {
    const company: Column<InstanceEntry> = {
      key: 'company',
      header: t('column.company'),
      width: '16%',
      narrow: 'meta',
      cell: ({ company: name }) => <MiddleTruncate text={name ?? '–'} />,
    };
    return [
      { key: 'label', header: t('column.label'), narrow: 'title', cell: (entry) => <Label entry={entry} /> },
      ...(withCompany ? [company] : []),
      {
        key: 'job',
        header: t('column.job'),
        width: '26%',
        narrow: 'meta',
        cell: ({ jobCode }) => <MiddleTruncate text={jobCode === null ? '–' : jobName(jobCode)} />,
      },
      {
        key: 'description',
        header: t('column.description'),
        width: '28%',
        priority: 2,
        cell: ({ description }) => <span className={styles.description}>{description}</span>,
      },
    ];
  }, [t, jobName, withCompany]);
}

function Label({ entry }: { entry: InstanceEntry }) {
  const { t } = useTranslation('job-instances');
  return (
    <span className={styles.label}>
      <MiddleTruncate text={entry.label} />
      {!entry.enabled && <Badge tone="neutral">{t('disabled')}</Badge>}
      {entry.draft !== null && <DraftBadge status={entry.draft} />}
    </span>
  );
}
