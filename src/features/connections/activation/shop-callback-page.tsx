import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { guideAddress } from '@/data/online/app-access';
import { AppCallback } from './app-callback';

/** /shopify_app/callback: then the setup guide. */
export function ShopCallbackPage() {
  const { t } = useTranslation('activation');
  const navigate = useNavigate();
  const next = (): void => {
    const guide = guideAddress();
    if (guide === null) void navigate('/guides/bynder-shopify-setup', { replace: true });
    else location.replace(guide);
  };
  return <AppCallback title={t('shop.title')} nextText={t('shop.next')} evenFailed={false} onNext={next} />;
}
