import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftSent } from '@/data/drafts/use-drafts';
import { useInMemory } from '@/data/sync/use-databases';
import { useOnline } from '@/data/sync/use-sync';
import { useDraftReason } from '@/shared/draft-state/use-draft-reason';
import { serverWords } from '@/i18n/problem-text';
import type { DraftRow } from '@/domain/drafts/draft';
import { toast } from '@/ui/overlay/toast';

export interface SaveOutcome {
  /**
   * When the newest draft of this form arrived on the server, device clock; null when none has since the form opened.
   */
  sentAt: number | null;
  /** Call it when Save is pressed here, so that its outcome is shown. */
  expect: (draftId: string) => void;
}

/** One press of Save. */
interface Press {
  draftId: string;
}

/** Shows the outcome of a Save in a toast: arrived, refused, deleted, or waiting for a connection. */
export function useSaveOutcome(draft: DraftRow | null): SaveOutcome {
  const { t } = useTranslation('job-instances');
  const online = useOnline();
  const inMemory = useInMemory();
  const reasonOf = useDraftReason();
  const [press, setPress] = useState<Press | null>(null);
  const [sentAt, setSentAt] = useState<number | null>(null);
  const told = useRef<{ press: Press; outcome: Told } | null>(null);
  const shownId = draft?.id ?? press?.draftId;

  useDraftSent(
    useCallback(
      (sent) => {
        if (sent.draftId === shownId) setSentAt(Date.now());
        if (sent.draftId !== press?.draftId) return;
        setPress(null);
        toast.success(t('success.saved', { ns: 'common' }));
      },
      [shownId, press, t],
    ),
  );

  useEffect(() => {
    if (press === null || draft === null || draft.id !== press.draftId) return;
    const outcome = outcomeOf(draft.state, online);
    if (outcome === null || (told.current?.press === press && told.current.outcome === outcome)) return;
    told.current = { press, outcome };
    if (outcome === 'waiting') toast.info(t(inMemory ? 'save.waitingInTab' : 'save.waiting'));
    else if (outcome === 'refused') toast.error(refusalText(draft) ?? t('error.occurred', { ns: 'common' }));
    else toast.warning(reasonOf(draft) ?? '');
  }, [press, draft, online, inMemory, reasonOf, t]);

  return { sentAt, expect: useCallback((draftId) => setPress({ draftId }), []) };
}

type Told = 'waiting' | 'refused' | 'undecided';

function outcomeOf(state: DraftRow['state'], online: boolean): Told | null {
  if (state === 'rejected') return 'refused';
  // A conflict takes the focus itself.
  if (state === 'deleted') return 'undecided';
  return state === 'ready' && !online ? 'waiting' : null;
}

/** The title of the server's answer, or its message. */
function refusalText({ refusal }: DraftRow): string | null {
  return refusal === null ? null : serverWords(refusal);
}
