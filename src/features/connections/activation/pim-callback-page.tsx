import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useLoaded, type Loaded } from '@/data/online/use-loaded';
import { usePermissions } from '@/data/session/use-session';
import type { Outcome } from '@workers/protocol/sync-api';
import { AppCallback } from './app-callback';

/** /akeneo_app/callback: then the connections, for who may see them. */
export function PimCallbackPage() {
  const { t } = useTranslation('activation');
  const navigate = useNavigate();
  const { administrate } = usePermissions();
  return (
    <AppCallback
      outcome={outcomeOf(useLoaded<true>())}
      title={t('pim.title')}
      nextText={t(administrate ? 'pim.next' : 'pim.nextHome')}
      evenFailed
      onNext={() => void navigate(administrate ? '/connections' : '/', { replace: true })}
    />
  );
}

function outcomeOf({ value, problem }: Loaded<true>): Outcome<true> | null {
  if (problem !== null) return { ok: false, problem };
  return value === undefined ? null : { ok: true, value };
}
