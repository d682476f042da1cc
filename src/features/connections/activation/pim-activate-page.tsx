import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { startPimApp } from '@/data/online/app-access';
import { usePermissions } from '@/data/session/use-session';
import { NotAllowed } from '@/shared/online-list/not-allowed';
import { ErrorState } from '@/ui/feedback/error-state';
import { PageHead } from '@/ui/layout/page-head';
import { toast } from '@/ui/overlay/toast';
import { CodeText } from '@/ui/text/code-text';
import { activationProblemText } from './activation-problem';
import { ActivationQuestion } from './activation-question';

/** /akeneo_app/activate: shows the address of the PIM, and a button that opens its authorisation page. */
export function PimActivatePage() {
  const { t } = useTranslation('activation');
  const { administrate } = usePermissions();
  return (
    <>
      <PageHead title={t('pim.title')} crumbs={null} />
      {administrate ? <PimActivation /> : <NotAllowed />}
    </>
  );
}

function PimActivation() {
  const { t } = useTranslation('activation');
  const [params] = useSearchParams();
  const pimUrl = params.get('pim_url') ?? '';
  const activate = async (): Promise<void> => {
    const outcome = await startPimApp(pimUrl);
    if (outcome.ok) location.assign(outcome.value);
    else toast.error(activationProblemText(outcome.problem));
  };
  if (pimUrl === '') return <ErrorState title={t('pim.noUrl')} text={t('pim.noUrlText')} />;
  return (
    <ActivationQuestion
      app="pim"
      question={t('pim.question')}
      address={<CodeText>{pimUrl}</CodeText>}
      yesLabel={t('activate')}
      onYes={activate}
    />
  );
}
