import { useTranslation } from 'react-i18next';
import type { Loaded } from '@/data/online/use-loaded';
import { useOnline } from '@/data/sync/use-sync';
import { formatMoment } from '@/i18n/format/date';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/feedback/banner';

/** Says when the data below was read. Only shown if the data could not be refreshed, or while offline. */
export function StaleNotice({ loaded }: { loaded: Loaded<unknown> }) {
  const { t } = useTranslation('online');
  const online = useOnline();
  if (loaded.value === undefined || loaded.readAt === null || (online && loaded.problem === null)) return null;
  return (
    <Banner
      kind="warning"
      action={
        <Button size="small" onClick={loaded.retry}>
          {t('action.tryAgain', { ns: 'common' })}
        </Button>
      }
    >
      {t('stale', { time: formatMoment(loaded.readAt) })}
    </Banner>
  );
}
