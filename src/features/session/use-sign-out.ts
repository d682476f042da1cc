import { useState } from 'react';
import { i18n, loadSessionTexts } from '@/i18n/start-i18n';
import type { DraftRow } from '@/domain/drafts/draft';
import { toast, toasts } from '@/ui/overlay/toast';

/** The state of a sign-out, and its actions. */
export interface SigningOut {
  /** The drafts to ask about before signing out; null while the dialog is closed. */
  drafts: readonly DraftRow[] | null;
  /** Signs out; if there are drafts, opens the dialog instead. Keeps drafts that cannot be read. */
  start(): Promise<void>;
  finish(choice: { keepDrafts: boolean }): Promise<void>;
  cancel(): void;
}

/** Loads the code and the texts of a sign-out. Call it before offering a sign-out: later the device may be offline. */
export const loadSignOut = async () => (await Promise.all([import('@/data/session/sign-out'), loadSessionTexts()]))[0];

/** Signs the user out. If there are unsent drafts, asks first what to do with them. */
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
