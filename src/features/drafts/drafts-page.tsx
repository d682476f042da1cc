import { INSTANCES_PATH } from '@/domain/paths';
import { FilePen } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDrafts } from '@/data/drafts/use-drafts';
import { draftAddress } from '@/shared/draft-state/draft-status';
import type { DraftRow } from '@/domain/drafts/draft';
import { LinkButton } from '@/ui/button/link-button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { PageHead } from '@/ui/layout/page-head';
import { DataTable } from '@/ui/table/data-table';
import { DraftChanges } from './draft-changes';
import { ImportButton } from './import-button';
import { useDraftColumns, type ShownDraft } from './use-draft-columns';
import styles from './drafts.module.css';

const keyOf = ({ id }: DraftRow): string => id;
const changesOf = (draft: ShownDraft) => draft.open && <DraftChanges draft={draft} />;

/** Every draft of this person on this device: its state, its age, and what can be done with it. */
export function DraftsPage() {
  const { t } = useTranslation('drafts');
  const drafts = useDrafts();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((id: string) => {
    setOpened((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }, []);
  const columns = useDraftColumns(toggle);
  const crumbs = useMemo(() => [{ label: t('app.home', { ns: 'common' }), to: '/' }, { label: t('title') }], [t]);
  const count = drafts?.length ?? 0;
  return (
    <>
      <PageHead
        title={t('title')}
        crumbs={crumbs}
        facts={[count > 0 && t('count', { count })]}
        actions={<ImportButton />}
      />
      {count > 0 && <p className={styles.hint}>{t('hint')}</p>}
      <DataTable
        label={t('table')}
        columns={columns}
        rows={drafts?.map((draft): ShownDraft => ({ ...draft, open: opened.has(draft.id) }))}
        expandedRow={changesOf}
        rowKey={keyOf}
        rowLink={draftAddress}
        skeletonRows={3}
        empty={
          <EmptyState
            icon={FilePen}
            title={t('empty.title')}
            text={t('empty.text')}
            action={<LinkButton to={INSTANCES_PATH}>{t('empty.action')}</LinkButton>}
          />
        }
      />
    </>
  );
}
