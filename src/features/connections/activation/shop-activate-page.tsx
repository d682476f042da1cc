import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaded } from '@/data/online/use-loaded';
import { PageHead } from '@/ui/layout/page-head';
import { ActivationFailure } from './activation-failure';
import { useActivationToast } from './use-activation-toast';

/** /shopify_app/activate: goes straight on to the shop's authorisation; also for somebody who is not signed in. */
export function ShopActivatePage() {
  const { t } = useTranslation('activation');
  const { value: address, problem, retry } = useLoaded<string>();
  useEffect(() => {
    if (address !== undefined) location.assign(address);
  }, [address]);
  useActivationToast(problem);
  return (
    <>
      <PageHead title={t('shop.title')} />
      {problem === null ? (
        <p role="status">{t('shop.leaving')}</p>
      ) : (
        <ActivationFailure problem={problem} onRetry={retry} />
      )}
    </>
  );
}
