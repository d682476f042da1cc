import { PlugZap } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { startPimApp } from '@/data/online/app-access';
import { usePermissions } from '@/data/session/use-session';
import { useOnline } from '@/data/sync/use-sync';
import { NotAllowed } from '@/entities/online/not-allowed';
import { Button } from '@/ui/button/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { PageHead } from '@/ui/layout/page-head';
import { toast } from '@/ui/overlay/toast';
import { CodeText } from '@/ui/text/code-text';
import { activationProblemText } from './activation-problem';

/** /akeneo_app/activate: which PIM asks, and the button that leads to its authorisation. */
export function PimActivatePage() {
  const { t } = useTranslation('activation');
  const { administrate } = usePermissions();
  return (
    <>
      <PageHead title={t('pim.title')} />
      {administrate ? <PimActivation /> : <NotAllowed />}
    </>
  );
}

function PimActivation() {
  const { t } = useTranslation('activation');
  const online = useOnline();
  const [params] = useSearchParams();
  const [busy, setBusy] = useState(false);
  const pimUrl = params.get('pim_url') ?? '';
  const activate = async (): Promise<void> => {
    setBusy(true);
    const outcome = await startPimApp(pimUrl);
    if (outcome.ok) return location.assign(outcome.value);
    setBusy(false);
    toast.error(activationProblemText(outcome.problem));
  };
  if (pimUrl === '') return <ErrorState title={t('pim.noUrl')} text={t('pim.noUrlText')} />;
  return (
    <EmptyState
      icon={PlugZap}
      title={t('pim.question')}
      text={<CodeText>{pimUrl}</CodeText>}
      action={
        <Button
          variant="primary"
          busy={busy}
          disabled={!online}
          title={online ? undefined : t('error.offline', { ns: 'common' })}
          onClick={() => void activate()}
        >
          {t('activate')}
        </Button>
      }
    />
  );
}
