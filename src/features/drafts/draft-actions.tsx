import { FileDown, ListCollapse, SendHorizontal, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { discardDraft } from '@/data/drafts/discarded-drafts';
import { draftStatus, draftAddress, isEditedSince } from '@/shared/draft-state/draft-status';
import { exportDraft } from '@/shared/draft-state/export-draft';
import { useDiscard } from '@/shared/draft-state/use-discard';
import { useDraftName } from '@/shared/draft-state/use-draft-name';
import { useOfflineText } from '@/shared/draft-state/use-offline-text';
import { withStorage } from '@/shared/draft-state/with-storage';
import type { DraftRow } from '@/domain/drafts/draft';
import { Button, type ButtonProps } from '@/ui/button/button';
import styles from './drafts.module.css';
import { useNavigate } from 'react-router-dom';
import { sendDraftNow } from '@/data/drafts/pending-changes';
import { usePermissions } from '@/data/session/use-session';
import { isComplete } from '@/domain/drafts/draft-checks';
import { toast } from '@/ui/overlay/toast';

interface DraftActionsProps {
  draft: DraftRow;
  open: boolean;
  onToggle: () => void;
}

/** The actions of a draft: send, show the changes, export, and discard. A discard can be undone. */
export function DraftActions({ draft, open, onToggle }: DraftActionsProps) {
  const { t } = useTranslation('drafts');
  const discard = useDiscard();
  const sendNow = useSendNow();
  const name = useDraftName()(draft);
  const waitReason = useWaitReason(draft);
  const hasQuestion = draftStatus(draft) === 'undecided' && draft.state !== 'rejected';
  const isSending = draft.state === 'sending';
  return (
    <span className={styles.actions}>
      <Action
        icon={SendHorizontal}
        text={t('action.send')}
        label={t('action.sendNamed', { name })}
        disabled={isSending || hasQuestion}
        disabledReason={waitReason}
        onClick={() => void sendNow(draft)}
      />
      <Action
        icon={ListCollapse}
        text={t(open ? 'action.hideChanges' : 'action.changes')}
        label={t(open ? 'action.hideChangesNamed' : 'action.changesNamed', { name })}
        aria-expanded={open}
        onClick={onToggle}
      />
      <Action
        icon={FileDown}
        text={t('action.exportShort')}
        label={t('action.exportNamed', { name })}
        onClick={() => exportDraft(draft)}
      />
      <Action
        icon={Trash2}
        text={t('action.discard')}
        label={t('action.discardNamed', { name })}
        disabled={isSending}
        onClick={() => void discard(draft, () => discardDraft(draft.id))}
      />
    </span>
  );
}

interface ActionProps extends Omit<ButtonProps, 'children' | 'aria-label'> {
  /** Shown beside the icon in a wide window. */
  text: string;
  /** The accessible name, also shown as a tooltip. It begins with `text`. */
  label: string;
}

function Action({ text, label, ...rest }: ActionProps) {
  return (
    <Button data-tooltip={label} {...rest} variant="quiet" size="small" aria-label={label}>
      <span className={styles.word}>{text}</span>
    </Button>
  );
}

/** Says why Send is pointless: the draft already waits for the connection and has no newer edits. Null otherwise. */
function useWaitReason(draft: DraftRow): string | null {
  const offlineText = useOfflineText();
  return draftStatus(draft) !== 'waiting' || isEditedSince(draft) ? null : offlineText;
}

/** Returns a function that saves a draft, so that it is sent. If the draft is incomplete, a toast links to its form. */
function useSendNow(): (draft: DraftRow) => Promise<void> {
  const { t } = useTranslation('drafts');
  const offlineText = useOfflineText();
  const navigate = useNavigate();
  const { superAdmin } = usePermissions();
  return async (draft) => {
    const outcome = await withStorage(() => sendDraftNow(draft.id, (stored) => isComplete(stored, superAdmin)));
    if (outcome === 'not-ready') {
      toast.error(t('send.notReady'), {
        action: { label: t('send.open'), onClick: () => void navigate(draftAddress(draft)) },
        about: draft.id,
      });
    } else if (outcome === 'saved' && offlineText !== null) {
      toast.info(offlineText, { about: draft.id });
    }
  };
}
