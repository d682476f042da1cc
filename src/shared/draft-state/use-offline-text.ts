import { useTranslation } from 'react-i18next';
import { useOnline, useServerFails } from '@/data/sync/use-sync';

/** What a saved draft waits for while the server cannot be reached; null if it can be reached. */
export function useOfflineText(): string | null {
  const { t } = useTranslation('drafts');
  const online = useOnline();
  const serverFails = useServerFails();
  return online ? null : t(serverFails ? 'line.waitingServerFails' : 'line.waitingOffline');
}
