import { useState } from 'react';
import { i18n, loadSessionTexts } from '@/i18n/start-i18n';
import type { DraftRow } from '@/domain/drafts/draft';
import { toast, toasts } from '@/ui/overlay/toast';

export interface SigningOut {
  /** The drafts to decide about before signing out; null while there is no question. */
  drafts: readonly DraftRow[] | null;
  /** Signs out, or asks first when there are drafts. Unreadable drafts are kept. */
  start(): Promise<void>;
  finish(choice: { keepDrafts: boolean }): Promise<void>;
  cancel(): void;
}

/** Loads the sign-out code and its texts. Call it before offering the action, because later there may be no connection. */
export const loadSignOut = async () => (await Promise.all([import('@/data/session/sign-out'), loadSessionTexts()]))[0];

/** Signing out, with the question about unsent drafts. */
export function useSignOut(): SigningOut {
  const [drafts, setDrafts] = useState<readonly DraftRow[] | null>(null);
  const finish = async (choice: { keepDrafts: boolean }): Promise<void> => {
    for (const { id } of toasts.read()) toast.dismiss(id);
    try {
      await (await loadSignOut()).signOut(choice);
    } catch (error) {
      console.warn('The sign-out failed.', error);
      toast.error(i18n.t('signOut.failed', { ns: 'session' }), { duration: null });
    }
  };
  return {
    drafts,
    start: async () => {
      const unsent = await loadSignOut()
        .then(({ unsentDrafts }) => unsentDrafts())
        .catch(() => null);
      if (unsent === null) await finish({ keepDrafts: true });
      else if (unsent.length > 0) setDrafts(unsent);
      else await finish({ keepDrafts: false });
    },
    finish,
    cancel: () => setDrafts(null),
  };
}
