import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaded } from '@/data/online/use-loaded';
import { problemText } from '@/i18n/problem-text';
import { ErrorState } from '@/ui/feedback/error-state';
import { PageHead } from '@/ui/layout/page-head';
import { toast } from '@/ui/overlay/toast';
import { activationProblemText } from './activation-problem';

/** /shopify_app/activate: goes straight on to the shop's authorisation; also for somebody who is not signed in. */
export function ShopActivatePage() {
  const { t } = useTranslation('activation');
  const { value: address, problem, retry } = useLoaded<string>();
  useEffect(() => {
    if (address !== undefined) location.assign(address);
  }, [address]);
  useEffect(() => {
    if (problem !== null) toast.error(activationProblemText(problem));
  }, [problem]);
  return (
    <>
      <PageHead title={t('shop.title')} />
      {problem === null ? (
        <p role="status">{t('shop.leaving')}</p>
      ) : (
        <ErrorState title={t('failed')} text={problemText(problem)} onRetry={retry} />
      )}
    </>
  );
}
