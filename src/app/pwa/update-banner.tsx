import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/feedback/banner';
import { useUpdate } from './use-update';

interface UpdateBannerProps {
  /** Resolves when nothing typed can be lost, with false when the person would rather stay. */
  mayReload: () => boolean | Promise<boolean>;
}

/** One line while a newer build waits; it is taken with the button, never by itself. */
export function UpdateBanner({ mayReload }: UpdateBannerProps) {
  const { t } = useTranslation('sync');
  const { updateReady, apply } = useUpdate(mayReload);
  if (!updateReady) return null;
  const button = (
    <Button size="small" onClick={() => void apply()}>
      {t('update.apply')}
    </Button>
  );
  return (
    <Banner kind="info" action={button}>
      {t('update.ready')}
    </Banner>
  );
}
