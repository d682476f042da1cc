import { useTranslation } from 'react-i18next';
import { useSendingHeldUntil } from '@/data/sync/use-server-wait';
import { useOnline } from '@/data/sync/use-sync';
import { formatMoment } from '@/i18n/format/date';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/feedback/banner';
import { useTryNow } from './use-try-now';

/** After the server has asked for a pause, says until when saved drafts wait. A button sends them now. */
export function SendingHeldBanner() {
  const { t } = useTranslation('notices');
  const until = useSendingHeldUntil();
  const online = useOnline();
  const { busy, tryNow } = useTryNow();
  if (until === null || !online) return null;
  return (
    <Banner
      kind="warning"
      action={
        <Button size="small" busy={busy} onClick={tryNow}>
          {t('wait.tryNow')}
        </Button>
      }
    >
      {t('wait.drafts', { time: formatMoment(until) })}
    </Banner>
  );
}
