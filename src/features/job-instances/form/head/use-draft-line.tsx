import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  Clock,
  LoaderCircle,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorSnapshot } from '@/data/drafts/editor-state';
import { useInMemory } from '@/data/sync/use-databases';
import { draftStatus, isEditedSince } from '@/shared/draft-state/draft-status';
import { useDraftReason } from '@/shared/draft-state/use-draft-reason';
import { useOfflineText } from '@/shared/draft-state/use-offline-text';
import { formatClock } from '@/i18n/format/date';
import { classNames } from '@/ui/theme/class-names';
import styles from '../form.module.css';

/**
 * The state of the draft in one line: "Saved on this device 14:02:11 · not sent" → "Waiting to be sent" → "Sent
 * 14:02:13", or "Needs a decision". Null if there is no draft and no typed text, and this form has not sent a draft.
 * @param sentAt the time at which the form's newest draft was stored on the server, ms since 1970 (device clock)
 */
export function useDraftLine(snapshot: EditorSnapshot, sentAt: number | null): ReactNode {
  const line = useLine(snapshot, sentAt);
  if (line === null) return null;
  const { icon: Icon, text, tone } = line;
  return (
    <span className={classNames(styles.line, tone && styles[tone])} role="status" aria-live="off">
      <Icon size={14} aria-hidden />
      {text}
    </span>
  );
}

interface Line {
  icon: LucideIcon;
  text: string;
  tone?: 'alarm' | 'warned' | 'done';
}

function useLine({ draft, unsaved, storageError }: EditorSnapshot, sentAt: number | null): Line | null {
  const { t } = useTranslation('drafts');
  const offlineText = useOfflineText();
  const reasonOf = useDraftReason();
  const inMemory = useInMemory();
  if (storageError) return { icon: CircleAlert, text: t('line.notSaved'), tone: 'alarm' };
  if (unsaved) return { icon: CircleDashed, text: t(inMemory ? 'line.savingInTab' : 'line.saving') };
  if (draft === null)
    return sentAt === null ? null : { icon: CircleCheck, text: t('line.sent', { time: clock(sentAt) }), tone: 'done' };
  const join = (...parts: (string | null | false)[]): string => parts.filter(Boolean).join('\u00A0· ');
  const saved: Line = {
    icon: CircleDashed,
    text: t(inMemory ? 'line.keptInTab' : 'line.saved', { time: clock(draft.updatedAt) }),
  };
  // The badge beside the title shows the state of a conflict.
  if (draft.state === 'conflict') return saved;
  switch (draftStatus(draft)) {
    case 'saved':
    case 'decided':
      return saved;
    case 'sending':
      return { icon: LoaderCircle, text: t('line.sending') };
    case 'waiting':
      return {
        icon: Clock,
        text: join(
          offlineText ?? t('line.waiting'),
          offlineText === null && reasonOf(draft),
          isEditedSince(draft) && t('line.editedSince'),
        ),
      };
    case 'undecided':
      return { icon: TriangleAlert, text: join(t('badge.undecided'), reasonOf(draft)), tone: 'warned' };
  }
}

const clock = (moment: number): string => formatClock(new Date(moment));
