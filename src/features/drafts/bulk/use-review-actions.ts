import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { redoLines, saveLines, takeBackLines, undoLines } from '@/data/bulk/bulk-drafts';
import { makeDrafts } from '@/data/bulk/making-drafts';
import { usePermissions } from '@/data/session/use-session';
import { wake } from '@/data/sync/sync-client';
import { isComplete } from '@/domain/drafts/draft-checks';
import { withStorage } from '@/shared/draft-state/with-storage';
import { toast } from '@/ui/overlay/toast';

/** The actions on the lines of a review. A line is identified by the code of its integration. */
export interface ReviewActions {
  send: (codes: readonly string[]) => Promise<void>;
  /** Takes back lines that are waiting to be sent. */
  takeBack: (codes: readonly string[]) => Promise<void>;
  undo: (code: string) => Promise<void>;
  undoAll: (codes: readonly string[]) => Promise<void>;
  /** Makes the change again, if it was undone or blocked. */
  redo: (codes: readonly string[]) => Promise<void>;
}

/** The actions of one review. The object is stable until the language changes. */
export function useReviewActions(taskId: string): ReviewActions {
  const { t } = useTranslation('bulk');
  const { superAdmin } = usePermissions();
  return useMemo(() => {
    const undo = (codes: readonly string[]): Promise<void> =>
      withStorage(async ({ drafts }) => {
        const undone = await undoLines(drafts, taskId, codes);
        if (undone.length < codes.length) toast.warning(t('undo.late', { count: codes.length - undone.length }));
        if (undone.length === 0) return;
        toast.info(t('undo.done', { count: undone.length }), {
          about: taskId,
          action: { label: t('undo.redo'), onClick: () => void redo(undone) },
        });
      });
    const redo = (codes: readonly string[]): Promise<void> =>
      withStorage(async ({ drafts }) => {
        await redoLines(drafts, taskId, codes);
        await makeDrafts(taskId);
      });
    return {
      send: (codes) =>
        withStorage(async ({ drafts }) => {
          let isFirst = true;
          const isReady = (draft: Parameters<typeof isComplete>[0]): boolean => isComplete(draft, superAdmin);
          // 'all' also ends a pause after a failure, because the person wants to send now. One call with 'all' is
          // enough.
          const onSaved = (): void => {
            wake(isFirst ? 'all' : 'sender');
            isFirst = false;
          };
          await saveLines(drafts, taskId, codes, { isReady, onSaved });
        }),
      takeBack: (codes) =>
        withStorage(async ({ drafts }) => {
          const count = await takeBackLines(drafts, taskId, codes);
          toast.info(t('send.stopped', { count }), { about: taskId });
        }),
      undo: (code) => undo([code]),
      undoAll: undo,
      redo,
    };
  }, [taskId, superAdmin, t]);
}
