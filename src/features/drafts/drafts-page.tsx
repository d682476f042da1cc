import { FilePen } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDrafts } from '@/data/drafts/use-drafts';
import { draftAddress } from '@/entities/draft-state/draft-status';
import type { DraftRow } from '@/lib/database/draft-rows';
import { LinkButton } from '@/ui/button/link-button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { PageHead } from '@/ui/layout/page-head';
import { DataTable } from '@/ui/table/data-table';
import { useDraftColumns } from './use-draft-columns';
import styles from './drafts.module.css';

const keyOf = ({ id }: DraftRow): string => id;

/** Every draft of this person on this device: its state, its age, and what can be done with it. */
export function DraftsPage() {
  const { t } = useTranslation('drafts');
  const drafts = useDrafts();
  const columns = useDraftColumns();
  const crumbs = useMemo(() => [{ label: t('app.home', { ns: 'common' }), to: '/' }, { label: t('title') }], [t]);
  const count = drafts?.length ?? 0;
  return (
    <>
      <PageHead title={t('title')} crumbs={crumbs} facts={[count > 0 && t('count', { count })]} />
      {count > 0 && <p className={styles.hint}>{t('hint')}</p>}
      <DataTable
        label={t('table')}
        columns={columns}
        rows={drafts}
        rowKey={keyOf}
        rowLink={draftAddress}
        skeletonRows={3}
        empty={
          <EmptyState
            icon={FilePen}
            title={t('empty.title')}
            text={t('empty.text')}
            action={<LinkButton to="/job_instance">{t('empty.action')}</LinkButton>}
          />
        }
      />
    </>
  );
}
