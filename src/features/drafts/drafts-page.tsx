import { REVIEW } from '@/domain/addresses/links';
import { INSTANCES_PATH, HOME_PATH } from '@/domain/addresses/paths';
import type { TFunction } from 'i18next';
import { FilePen } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useDrafts } from '@/data/drafts/use-drafts';
import { usePermissions } from '@/data/session/use-session';
import { useInMemory } from '@/data/sync/use-databases';
import { draftAddress } from '@/shared/draft-state/draft-status';
import type { DraftRow } from '@/domain/drafts/draft';
import { LinkButton } from '@/ui/button/link-button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { lazyPart, optionalPart } from '@/ui/feedback/lazy-part';
import { PageHead } from '@/ui/layout/page-head';
import { DataTable } from '@/ui/table/data-table';
import { useOpenedRows } from '@/ui/table/use-opened-rows';
import { useDraftColumns, type ShownDraft } from './use-draft-columns';
import styles from './drafts.module.css';
import { DraftChanges } from '@/shared/instance-change/draft-changes';
import { importDrafts, MAX_FILE_BYTES, type RefusedFile } from '@/data/drafts/pending-changes';
import { MAX_DRAFTS } from '@/domain/drafts/exported-draft';
import { withStorage } from '@/shared/draft-state/with-storage';
import { SendingHeldBanner } from '@/shared/server-wait/sending-held-banner';
import { FileButton } from '@/ui/button/file-button';
import { toast } from '@/ui/overlay/toast';

const keyOf = ({ id }: DraftRow): string => id;
const changesOf = (draft: ShownDraft) => draft.open && <DraftChanges draft={draft} />;

const ReviewPage = lazyPart(async () => ({ default: (await import('./bulk/review-page')).ReviewPage }));

const OpenReviews = optionalPart(
  async () => ({ default: (await import('./bulk/open-reviews')).OpenReviews }),
  () => null,
);

const DiscardedList = optionalPart(
  async () => ({ default: (await import('./discarded-list')).DiscardedList }),
  () => null,
);

/** /drafts: the list of drafts or, if the URL has the id of a task for many integrations, the review of that task. */
export function DraftsPage() {
  const [params] = useSearchParams();
  const review = params.get(REVIEW);
  if (review === null) return <DraftList />;
  return (
    <Suspense fallback={null}>
      <ReviewPage key={review} id={review} />
    </Suspense>
  );
}

/** The user's drafts on this device. If the browser stores nothing, the drafts of this tab. */
function DraftList() {
  const { t } = useTranslation('drafts');
  const drafts = useDrafts();
  const inMemory = useInMemory();
  const { operate } = usePermissions();
  const [opened, toggle] = useOpenedRows(keyOf);
  const columns = useDraftColumns(toggle);
  const crumbs = [{ label: t('app.home', { ns: 'common' }), to: HOME_PATH }, { label: t('title') }];
  const count = drafts?.length ?? 0;
  return (
    <>
      <PageHead
        title={t('title')}
        crumbs={crumbs}
        facts={[count > 0 && t('count', { count })]}
        actions={operate && <ImportButton />}
      />
      {count > 0 && <p className={styles.hint}>{t('hint')}</p>}
      {drafts?.some(({ state }) => state === 'ready') && <SendingHeldBanner />}
      <div className={styles.table}>
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
              title={t(inMemory ? 'empty.titleInTab' : 'empty.title')}
              text={t('empty.text')}
              action={<LinkButton to={INSTANCES_PATH}>{t('empty.action')}</LinkButton>}
            />
          }
        />
      </div>
      <Suspense fallback={null}>
        <OpenReviews />
        <DiscardedList />
      </Suspense>
    </>
  );
}

/** A message lists at most this many names, and the number of the rest. */
const MAX_NAMES = 5;
/** A message shows at most this many characters of a refused code. */
const MAX_CODE_LENGTH = 60;

function shortList(names: readonly string[], t: TFunction<'drafts'>): string {
  const others = names.length - MAX_NAMES;
  return [...names.slice(0, MAX_NAMES), ...(others > 0 ? [t('import.others', { count: others })] : [])].join(', ');
}

function refusalText(refusal: RefusedFile, name: string, t: TFunction<'drafts'>): string {
  switch (refusal.refused) {
    case 'unreadable':
      return t('import.unreadable', { name });
    case 'tooMany':
      return t('import.tooMany', { name, count: MAX_DRAFTS });
    case 'tooLarge':
      return t('import.tooLarge', { name, size: MAX_FILE_BYTES / 1_000_000 });
    case 'badCode':
      return t('import.badCode', { name, code: refusal.code.slice(0, MAX_CODE_LENGTH) });
  }
}

/** A button that imports drafts from an exported file. An import never replaces existing drafts. */
function ImportButton() {
  const { t } = useTranslation('drafts');

  const read = async (file: File): Promise<void> => {
    const result = await withStorage(() => importDrafts(file));
    if (result === undefined) return;
    if ('refused' in result) toast.error(refusalText(result, file.name, t));
    else {
      if (result.imported > 0) toast.success(t('import.done', { count: result.imported }));
      if (result.kept.length > 0) toast.warning(t('import.kept', { names: shortList(result.kept, t) }));
    }
  };

  return <FileButton label={t('import.action')} fieldLabel={t('import.file')} onChoose={(file) => void read(file)} />;
}
