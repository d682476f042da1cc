import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftBadge } from '@/shared/draft-state/draft-badge';
import { draftStatus } from '@/shared/draft-state/draft-status';
import { useDraftName } from '@/shared/draft-state/use-draft-name';
import { useDraftReason } from '@/shared/draft-state/use-draft-reason';
import { useJobName } from '@/i18n/use-job-name';
import type { DraftRow } from '@/domain/drafts/draft';
import type { Column } from '@/ui/table/column';
import { MiddleTruncate } from '@/ui/text/middle-truncate';
import { RelativeTime } from '@/ui/text/relative-time';
import { DraftActions } from './draft-actions';
import styles from './drafts.module.css';

/** A draft, and whether its changes are shown below it. */
export interface ShownDraft extends DraftRow {
  open: boolean;
}

/** The columns name, job, state, age and actions. The array is stable until the language changes. */
export function useDraftColumns(onToggle: (draft: DraftRow) => void): readonly Column<ShownDraft>[] {
  const { t } = useTranslation('drafts');
  const jobName = useJobName();
  return useMemo(
    () => [
      { key: 'name', header: t('column.name'), narrow: 'title', cell: (draft) => <Name draft={draft} /> },
      {
        key: 'job',
        header: t('column.job'),
        width: 'job',
        priority: 2,
        cell: ({ value }) => <Job name={value.jobCode === null ? '–' : jobName(value.jobCode)} />,
      },
      {
        key: 'state',
        header: t('column.state'),
        width: '18%',
        narrow: 'meta',
        cell: (draft) => <State draft={draft} />,
      },
      {
        key: 'changed',
        header: t('column.changed'),
        width: 'relative',
        narrow: 'meta',
        cell: ({ updatedAt }) => (
          <>
            <span className={styles.edited}>{t('edited')} </span>
            <RelativeTime moment={updatedAt} />
          </>
        ),
      },
      {
        key: 'actions',
        header: t('column.actions'),
        width: 'actions',
        align: 'end',
        narrow: 'side',
        cell: (draft) => <DraftActions draft={draft} open={draft.open} onToggle={() => onToggle(draft)} />,
      },
    ],
    [t, jobName, onToggle],
  );
}

function Name({ draft }: { draft: DraftRow }) {
  const { t } = useTranslation('drafts');
  const name = useDraftName()(draft);
  return (
    <span className={styles.name}>
      <MiddleTruncate text={name} />
      {draft.base === null && <span className={styles.tag}>{t('name.newCode')}</span>}
    </span>
  );
}

function Job({ name }: { name: string }) {
  return (
    <span className={styles.job} title={name}>
      {name}
    </span>
  );
}

function State({ draft }: { draft: DraftRow }) {
  const reason = useDraftReason()(draft);
  return (
    <span className={styles.state}>
      <DraftBadge status={draftStatus(draft)} />
      {reason !== null && (
        <span className={styles.reason} title={reason}>
          {reason}
        </span>
      )}
    </span>
  );
}
