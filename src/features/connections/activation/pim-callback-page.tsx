import { CONNECTIONS_PATH, HOME_PATH } from '@/domain/addresses/paths';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useLoaded } from '@/data/online/use-loaded';
import { usePermissions } from '@/data/session/use-session';
import { AppCallback } from './app-callback';

/** /akeneo_app/callback: shows the outcome. Then opens the connections if the user may see them, else the home page. */
export function PimCallbackPage() {
  const { t } = useTranslation('activation');
  const navigate = useNavigate();
  const { administrate } = usePermissions();
  const { value, problem } = useLoaded<true>();
  return (
    <AppCallback
      done={value !== undefined}
      problem={problem}
      title={t('pim.title')}
      nextText={t(administrate ? 'pim.next' : 'pim.nextHome')}
      continuesAfterFailure
      onNext={() => void navigate(administrate ? CONNECTIONS_PATH : HOME_PATH, { replace: true })}
    />
  );
}
