import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Banner } from '@/ui/feedback/banner';
import type { LaunchNotice } from '@/data/launch/launch-state';

/** What came of a launch that did not go as it should. */
export function LaunchNoticeBanner({ notice }: { notice: LaunchNotice }) {
  const { t } = useTranslation('job-instances');
  switch (notice.kind) {
    case 'repeated':
      return (
        <Banner kind="warning">
          {t('launch.repeated', { count: notice.ids.length })} <ExecutionLinks ids={notice.ids} />
        </Banner>
      );
    case 'arrived':
      return (
        <Banner kind="info">
          {t('launch.arrived')} <ExecutionLinks ids={[notice.id]} />
        </Banner>
      );
    case 'started-anyway':
      return (
        <Banner kind="warning">
          {t('launch.startedAnyway')} <ExecutionLinks ids={[notice.id]} />
        </Banner>
      );
    case 'looking':
      return <Banner kind="warning">{t('launch.looking')}</Banner>;
    case 'not-found':
      return <Banner kind="warning">{t('launch.notFound')}</Banner>;
  }
}

function ExecutionLinks({ ids }: { ids: readonly number[] }) {
  return ids.map((id, index) => (
    <span key={id}>
      {index > 0 && ' · '}
      <Link to={`/job_execution/${id}`}>{`#${id}`}</Link>
    </span>
  ));
}
