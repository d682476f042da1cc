import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { undoDiscard } from '@/data/drafts/discarded-drafts';
import { currentSession } from '@/data/session-store';
import type { DiscardedDraftRow, DraftRow } from '@/domain/drafts/draft';
import { userKeyOf } from '@/domain/session-token';
import { toast } from '@/ui/overlay/toast';
import { offerUndo } from '@/ui/overlay/undo';
import { useConfirm } from '@/ui/overlay/use-confirm';
import { useDraftName } from './use-draft-name';
import { withStorage } from './with-storage';

/**
 * Returns a function that discards a draft: it calls `remove`, and then offers an undo unless `remove` returned null
 * (no draft). If an attempt to send the draft may have reached the server, the user must confirm first.
 */
export function useDiscard(): (draft: DraftRow, remove: () => Promise<DiscardedDraftRow | null>) => Promise<void> {
  const { t } = useTranslation('drafts');
  const confirm = useConfirm();
  const nameOf = useDraftName();
  return useCallback(
    async (draft, remove) => {
      const isSure =
        draft.unanswered === null ||
        (await confirm({
          title: t('discard.title'),
          text: t('discard.unclear', { name: nameOf(draft) }),
          action: t('discard.confirm'),
          danger: true,
        }));
      const discarded = isSure ? await withStorage(remove) : null;
      if (discarded == null) return;
      const owner = ownerKey();
      const undo = async (): Promise<void> => {
        // Another person may have signed in since then.
        if (ownerKey() !== owner) return;
        const about = draft.id;
        const isRestored = await withStorage(() => undoDiscard(discarded), t('discarded.failed'), { about });
        if (isRestored === false) toast.warning(t('discard.notRestored'), { about });
      };
      offerUndo({
        text: t('discard.done'),
        label: t('action.undo', { ns: 'common' }),
        undo: () => void undo(),
        about: draft.id,
      });
    },
    [t, confirm, nameOf],
  );
}

/** A key that identifies the signed-in person; "" without a session. */
function ownerKey(): string {
  const session = currentSession();
  return session === null ? '' : userKeyOf(session.user);
}
