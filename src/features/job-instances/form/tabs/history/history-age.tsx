import { useTranslation } from 'react-i18next';
import { useOnline } from '@/data/sync/use-sync';
import { useServerFails } from '@/data/sync/use-server-fails';
import { formatDateTime } from '@/i18n/format/date';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/feedback/banner';
import type { History } from './use-history';

/** The age of the history when it may not be the newest, and why. */
export function HistoryAge({ history: { readAt, problem, retry } }: { history: History }) {
  const { t } = useTranslation('instance-tabs');
  const online = useOnline();
  const serverFails = useServerFails();
  const time = readAt === null ? '' : formatDateTime(readAt);
  if (!online)
    return <Banner kind="info">{t(serverFails ? 'history.serverFails' : 'history.offline', { time })}</Banner>;
  if (problem === null) return null;
  return (
    <Banner
      kind="warning"
      action={
        <Button size="small" onClick={retry}>
          {t('action.tryAgain', { ns: 'common' })}
        </Button>
      }
    >
      {t('history.stale', { time })}
    </Banner>
  );
}
