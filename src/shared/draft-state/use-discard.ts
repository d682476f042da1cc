import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { restoreDraft } from '@/data/drafts/use-drafts';
import type { DraftRow } from '@/domain/drafts/draft';
import { toast } from '@/ui/overlay/toast';
import { useConfirm } from '@/ui/overlay/use-confirm';
import { useDraftName } from './use-draft-name';

const UNDO_MS = 12_000;

/**
 * Discards a draft and offers an undo. Asks first if an attempt to send the draft may have reached the server. `remove`
 * deletes the draft from the store and returns it, or null if there was none.
 */
export function useDiscard(): (draft: DraftRow, remove: () => Promise<DraftRow | null>) => Promise<void> {
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
      const discarded = isSure ? await remove() : null;
      if (discarded === null) return;
      const undo = async (): Promise<void> => {
        if (!(await restoreDraft(discarded))) toast.warning(t('discard.notRestored'), { about: draft.id });
      };
      toast.info(t('discard.done'), {
        action: { label: t('action.undo'), onClick: () => void undo() },
        duration: UNDO_MS,
        about: draft.id,
      });
    },
    [t, confirm, nameOf],
  );
}
