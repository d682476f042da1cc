import { useState } from 'react';
import { i18n, loadSessionTexts } from '@/i18n/start-i18n';
import type { DraftRow } from '@/domain/drafts/draft';
import { toast, toasts } from '@/ui/overlay/toast';

export interface SigningOut {
  /** The drafts to ask about before signing out; null while the dialog is closed. */
  drafts: readonly DraftRow[] | null;
  /** Signs out, or asks first if there are drafts. Drafts that cannot be read are kept. */
  start(): Promise<void>;
  finish(choice: { keepDrafts: boolean }): Promise<void>;
  cancel(): void;
}

/** Loads the sign-out code and its texts. Call it before offering the action: later the device may be offline. */
export const loadSignOut = async () => (await Promise.all([import('@/data/session/sign-out'), loadSessionTexts()]))[0];

/** Signs out, and asks about unsent drafts first. */
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
