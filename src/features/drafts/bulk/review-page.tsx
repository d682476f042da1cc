import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBulkTask } from '@/data/bulk/use-bulk';
import { DRAFTS_PATH, HOME_PATH, INSTANCES_PATH } from '@/domain/addresses/paths';
import { LinkButton } from '@/ui/button/link-button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { PageHead, type Crumb } from '@/ui/layout/page-head';
import { ChangeReview } from './change-review';
import { LaunchReview } from './launch-review';

/** The review of a task for many integrations: what the task does to each of them, and the results. */
export function ReviewPage({ id }: { id: string }) {
  const { t } = useTranslation(['bulk', 'common']);
  const found = useBulkTask(id);
  const crumbs: readonly Crumb[] = [
    { label: t('common:app.home'), to: HOME_PATH },
    { label: t('common:nav.integrations'), to: INSTANCES_PATH },
    { label: t('review.crumb') },
  ];
  if (found === undefined) return <PageHead title={t('review.crumb')} crumbs={crumbs} facts={[undefined]} />;
  if (found === null) {
    return (
      <>
        <PageHead title={t('review.crumb')} crumbs={crumbs} />
        <EmptyState
          icon={SearchX}
          title={t('review.unknown')}
          text={t('review.unknownText')}
          action={<LinkButton to={DRAFTS_PATH}>{t('review.drafts')}</LinkButton>}
        />
      </>
    );
  }
  const { task, lines } = found;
  return task.kind === 'change' ? (
    <ChangeReview id={id} change={task.change} lines={lines} crumbs={crumbs} />
  ) : (
    <LaunchReview id={id} delta={task.delta} lines={lines} crumbs={crumbs} />
  );
}
