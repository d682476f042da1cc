import { CloudOff, History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '@/data/sync/use-sync';
import { useServerFails } from '@/data/sync/use-server-fails';
import { formatDateTime } from '@/i18n/format/date';
import { problemText } from '@/i18n/problem-text';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/feedback/banner';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Row, Stack } from '@/ui/layout/stack';
import { HistoryTable } from './history-table';
import { useHistory } from './use-history';

interface HistoryTabProps {
  code: string;
  updatedAt: string | null;
}

/** Who changed what and when. The newest versions of a visited instance are also available offline. */
export function HistoryTab({ code, updatedAt }: HistoryTabProps) {
  const { t } = useTranslation('instance-tabs');
  const online = useOnline();
  const serverFails = useServerFails();
  const { entries, hasMore, readAt, problem, busy, retry, showMore } = useHistory(code, updatedAt);
  if (entries === undefined && !online) {
    return <EmptyState icon={CloudOff} title={t('history.missing')} text={t('history.missingText')} />;
  }
  if (entries === undefined && problem !== null) {
    return <ErrorState title={t('history.failed')} text={problemText(problem)} onRetry={retry} />;
  }
  if (entries?.length === 0)
    return <EmptyState icon={History} title={t('history.none')} text={t('history.noneText')} />;
  const age = readAt === null ? '' : formatDateTime(readAt);
  return (
    <Stack gap={3}>
      {!online && (
        <Banner kind="info">{t(serverFails ? 'history.serverFails' : 'history.offline', { time: age })}</Banner>
      )}
      {online && problem !== null && (
        <Banner
          kind="warning"
          action={
            <Button size="small" onClick={retry}>
              {t('action.tryAgain', { ns: 'common' })}
            </Button>
          }
        >
          {t('history.stale', { time: age })}
        </Banner>
      )}
      <HistoryTable entries={entries} />
      {hasMore && (
        <Row>
          <Button
            busy={busy}
            disabled={!online}
            title={online ? undefined : t('error.offline', { ns: 'common' })}
            onClick={showMore}
          >
            {t('action.showMore', { ns: 'common' })}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
