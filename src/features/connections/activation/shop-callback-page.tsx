import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { finishShopApp, guideAddress } from '@/data/online/app-access';
import { usePermissions } from '@/data/session/use-session';
import { SHOP_GUIDE_PATH } from '@/domain/addresses/paths';
import { NotAllowed } from '@/shared/online-list/not-allowed';
import { ErrorState } from '@/ui/feedback/error-state';
import { PageHead } from '@/ui/layout/page-head';
import { CodeText } from '@/ui/text/code-text';
import { ActivationQuestion } from './activation-question';
import { AppCallback } from './app-callback';

/**
 * /shopify_app/callback: asks whether to connect the shop to the signed-in user's company, because another user may
 * have started the activation. Then opens the setup guide.
 */
export function ShopCallbackPage() {
  const { t } = useTranslation('activation');
  const navigate = useNavigate();
  const { administrate } = usePermissions();
  // Keeps one value for each parameter. So even if a parameter occurs twice, the page shows the value that it sends.
  const query = Object.fromEntries(useSearchParams()[0]);
  const { state, shop } = query;
  const [outcome, setOutcome] = useState<Awaited<ReturnType<typeof finishShopApp>> | null>(null);
  const next = (): void => {
    const guide = guideAddress();
    if (guide === null) void navigate(SHOP_GUIDE_PATH, { replace: true });
    else location.replace(guide);
  };
  if (outcome !== null) {
    return (
      <AppCallback
        done={outcome.ok}
        problem={outcome.ok ? null : outcome.problem}
        title={t('shop.title')}
        nextText={t('shop.next')}
        continuesAfterFailure={false}
        onNext={next}
      />
    );
  }
  return (
    <>
      <PageHead title={t('shop.title')} crumbs={null} />
      {!administrate && <NotAllowed />}
      {administrate && !state && <ErrorState title={t('shop.noUrl')} text={t('shop.noUrlText')} />}
      {administrate && state && (
        <ConnectQuestion shop={shop} onYes={async () => setOutcome(await finishShopApp(query))} />
      )}
    </>
  );
}

function ConnectQuestion({ shop, onYes }: { shop: string | undefined; onYes: () => Promise<void> }) {
  const { t } = useTranslation('activation');
  return (
    <ActivationQuestion
      app="shop"
      question={t('shop.connect')}
      address={shop !== undefined && <CodeText>{shop}</CodeText>}
      yesLabel={t('shop.connectIt')}
      onYes={onYes}
    />
  );
}
