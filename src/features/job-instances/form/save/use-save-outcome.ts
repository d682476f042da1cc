import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftSent } from '@/data/drafts/use-drafts';
import { useInMemory } from '@/data/sync/use-databases';
import { useOnline, useServerFails } from '@/data/sync/use-sync';
import { useDraftReason } from '@/shared/draft-state/use-draft-reason';
import { serverMessage } from '@/i18n/problem-text';
import type { DraftRow } from '@/domain/drafts/draft';
import { toast } from '@/ui/overlay/toast';

export interface SaveOutcome {
  /**
   * The time at which the form's newest draft was stored on the server, ms since 1970 (device clock); null if no draft
   * was stored since the form opened.
   */
  sentAt: number | null;
  /** To be called when the user presses Save, so that the outcome is shown. */
  showOutcomeOf: (draftId: string) => void;
}

/** One click on Save; each click is a new object. */
interface Press {
  draftId: string;
}

/** Shows the outcome of a Save in a toast: stored, refused, instance deleted, or waiting for a connection. */
export function useSaveOutcome(draft: DraftRow | null): SaveOutcome {
  const { t } = useTranslation('job-instances');
  const online = useOnline();
  const serverFails = useServerFails();
  const inMemory = useInMemory();
  const reasonOf = useDraftReason();
  const [press, setPress] = useState<Press | null>(null);
  const [sentAt, setSentAt] = useState<number | null>(null);
  const shown = useRef<{ press: Press; outcome: ToastOutcome } | null>(null);
  const shownId = draft?.id ?? press?.draftId;

  useDraftSent(
    useCallback(
      (sent) => {
        if (sent.draftId === shownId) setSentAt(Date.now());
        if (sent.draftId !== press?.draftId) return;
        setPress(null);
        toast.success(t('success.saved', { ns: 'common' }), { about: sent.draftId });
      },
      [shownId, press, t],
    ),
  );

  useEffect(() => {
    if (press === null || draft === null || draft.id !== press.draftId) return;
    const outcome = outcomeOf(draft.state, online);
    if (outcome === null || (shown.current?.press === press && shown.current.outcome === outcome)) return;
    shown.current = { press, outcome };
    const about = { about: draft.id };
    if (outcome === 'waiting')
      toast.info(t(`save.waiting${serverFails ? 'Server' : ''}${inMemory ? 'InTab' : ''}`), about);
    else if (outcome === 'refused') toast.error(refusalText(draft) ?? t('error.occurred', { ns: 'common' }), about);
    else toast.warning(reasonOf(draft) ?? '', about);
  }, [press, draft, online, serverFails, inMemory, reasonOf, t]);

  return { sentAt, showOutcomeOf: (draftId) => setPress({ draftId }) };
}

type ToastOutcome = 'waiting' | 'refused' | 'undecided';

function outcomeOf(state: DraftRow['state'], online: boolean): ToastOutcome | null {
  if (state === 'rejected') return 'refused';
  // A conflict needs no toast, because the form focuses the conflict.
  if (state === 'deleted') return 'undecided';
  return state === 'ready' && !online ? 'waiting' : null;
}

/** The translated message of the server's refusal; null if there is none. */
function refusalText({ refusal }: DraftRow): string | null {
  return refusal === null ? null : serverMessage(refusal);
}
