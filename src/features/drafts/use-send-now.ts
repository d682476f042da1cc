import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { sendDraftNow } from '@/data/drafts/pending-changes';
import { usePermissions } from '@/data/session/use-session';
import { useOnline } from '@/data/sync/use-sync';
import { useServerFails } from '@/data/sync/use-server-fails';
import { missingFields, requiredFields, unsoundField } from '@/domain/drafts/draft-checks';
import { draftAddress } from '@/shared/draft-state/draft-status';
import type { DraftRow } from '@/domain/drafts/draft';
import { toast } from '@/ui/overlay/toast';

/** Saves a draft without opening its form; one that may not be sent as it is says so, with the way to its form. */
export function useSendNow(): (draft: DraftRow) => Promise<void> {
  const { t } = useTranslation('drafts');
  const online = useOnline();
  const serverFails = useServerFails();
  const navigate = useNavigate();
  const { superAdmin } = usePermissions();
  return useCallback(
    async (draft) => {
      const outcome = await sendDraftNow(
        draft.id,
        ({ base, value }) =>
          missingFields(value, requiredFields(base === null, superAdmin)).length === 0 &&
          unsoundField(value, base) === null,
      );
      if (outcome === 'not-ready') {
        toast.error(t('send.notReady'), {
          action: { label: t('send.open'), onClick: () => void navigate(draftAddress(draft)) },
        });
      } else if (outcome === 'saved' && !online) {
        toast.info(t(serverFails ? 'line.waitingServerFails' : 'line.waitingOffline'));
      }
    },
    [t, online, serverFails, navigate, superAdmin],
  );
}
