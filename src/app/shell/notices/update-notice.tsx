import { useTranslation } from 'react-i18next';
import { Banner } from '@/ui/feedback/banner';
import { Button } from '@/ui/button/button';
import { useUpdate } from '../../pwa/use-update';

/**
 * Offers a newer build. Drafts are written to disk first; any other form with unsaved input asks when the page unloads.
 */
export function UpdateNotice() {
  const { t } = useTranslation('sync');
  const { updateReady, apply } = useUpdate(() => true);
  if (!updateReady) return null;
  return (
    <Banner
      kind="info"
      action={
        <Button size="small" onClick={() => void apply()}>
          {t('update.apply')}
        </Button>
      }
    >
      {t('update.ready')}
    </Banner>
  );
}
