import { useTranslation } from 'react-i18next';
import type { LaunchNotice } from '@/data/launch/launch-state';
import { Banner } from '@/ui/feedback/banner';
import { LaunchedRun } from './launched-run';

/** A notice about a launch with an unexpected result. */
export function LaunchNoticeBanner({ notice }: { notice: LaunchNotice }) {
  const { t } = useTranslation('launch');
  switch (notice.kind) {
    case 'repeated':
      return (
        <Banner kind="warning">
          {t('repeated', { count: notice.ids.length })} <ExecutionLinks ids={notice.ids} />
        </Banner>
      );
    case 'arrived':
      return (
        <Banner kind="info">
          {t('arrived')} <ExecutionLinks ids={[notice.id]} />
        </Banner>
      );
    case 'possible':
      return (
        <Banner kind="warning">
          {t('possible', { count: notice.ids.length })} <ExecutionLinks ids={notice.ids} />
        </Banner>
      );
    case 'started-anyway':
      return (
        <Banner kind="warning">
          {t('startedAnyway')} <ExecutionLinks ids={[notice.id]} />
        </Banner>
      );
    case 'looking':
      return <Banner kind="warning">{t('looking')}</Banner>;
    case 'not-found':
      return <Banner kind="warning">{t('notFound')}</Banner>;
  }
}

function ExecutionLinks({ ids }: { ids: readonly number[] }) {
  return ids.map((id, index) => (
    <span key={id}>
      {index > 0 && '\u00A0· '}
      <LaunchedRun id={id}>{`#${id}`}</LaunchedRun>
    </span>
  ));
}
