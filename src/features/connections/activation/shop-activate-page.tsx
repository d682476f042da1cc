import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { startShopApp } from '@/data/online/app-access';
import { usePermissions, useSession } from '@/data/session/use-session';
import { NotAllowed } from '@/shared/online-list/not-allowed';
import { ErrorState } from '@/ui/feedback/error-state';
import { PageHead } from '@/ui/layout/page-head';
import { toast } from '@/ui/overlay/toast';
import { CodeText } from '@/ui/text/code-text';
import { activationProblemText } from './activation-problem';
import { ActivationQuestion } from './activation-question';

/**
 * /shopify_app/activate: shows the shop, and a button that opens its authorisation page. A person may start without
 * signing in, and sign in later. A signed-in user who may not complete the authorisation cannot start it.
 */
export function ShopActivatePage() {
  const { t } = useTranslation('activation');
  const isSignedIn = useSession() !== null;
  const { administrate } = usePermissions();
  return (
    <>
      <PageHead title={t('shop.title')} crumbs={null} />
      {isSignedIn && !administrate ? <NotAllowed /> : <ShopActivation />}
    </>
  );
}

/** The host of an address. A text that is not an address is returned unchanged. */
function hostOf(address: string): string {
  const url = address.includes('://') ? address : `https://${address}`;
  return URL.canParse(url) ? new URL(url).host : address;
}

function ShopActivation() {
  const { t } = useTranslation('activation');
  const [params] = useSearchParams();
  const shop = params.get('shop') ?? '';
  const activate = async (): Promise<void> => {
    const outcome = await startShopApp(shop);
    if (outcome.ok) location.assign(outcome.value);
    else toast.error(activationProblemText(outcome.problem));
  };
  if (shop === '') return <ErrorState title={t('shop.noUrl')} text={t('shop.noUrlText')} />;
  return (
    <ActivationQuestion
      app="shop"
      question={t('shop.question')}
      address={<CodeText>{hostOf(shop)}</CodeText>}
      yesLabel={t('shop.goOn')}
      onYes={activate}
    />
  );
}
