import { CircleCheck, FileClock, Minus, TriangleAlert, Undo2, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ShownLine } from '@/data/bulk/use-bulk';
import { instanceEditPath } from '@/domain/addresses/paths';
import { serverMessage } from '@/i18n/problem-text';
import { DraftBadge } from '@/shared/draft-state/draft-badge';
import { Button } from '@/ui/button/button';
import { Badge, type Tone } from '@/ui/feedback/badge';
import { Timestamp } from '@/ui/text/timestamp';
import { blockedNote, shownStatus, type OwnStatus } from './shown-status';
import type { ReviewActions } from './use-review-actions';
import styles from './review.module.css';

const LOOKS: Record<OwnStatus, { tone: Tone; icon: LucideIcon }> = {
  planned: { tone: 'neutral', icon: FileClock },
  ready: { tone: 'success', icon: CircleCheck },
  incomplete: { tone: 'warning', icon: TriangleAlert },
  sent: { tone: 'success', icon: CircleCheck },
  gone: { tone: 'neutral', icon: Minus },
  same: { tone: 'neutral', icon: Minus },
  blocked: { tone: 'warning', icon: TriangleAlert },
  undone: { tone: 'neutral', icon: Undo2 },
};

interface LineStateProps {
  line: ShownLine;
  actions: Pick<ReviewActions, 'send'>;
}

/** The state of a line, with its actions. */
export function LineState({ line, actions }: LineStateProps) {
  const shown = shownStatus(line);
  return (
    <span className={styles.state}>
      {shown.draft === undefined ? <OwnBadge status={shown.line} /> : <DraftBadge status={shown.draft} />}
      <StateNote line={line} actions={actions} />
    </span>
  );
}

function OwnBadge({ status }: { status: OwnStatus }) {
  const { t } = useTranslation('bulk');
  const { tone, icon } = LOOKS[status];
  return (
    <Badge tone={tone} icon={icon}>
      {t(`status.${status}`)}
    </Badge>
  );
}

function StateNote({ line, actions }: LineStateProps): ReactNode {
  const { t } = useTranslation('bulk');
  const { status, draft, code } = line;
  const formLink = (text: string): ReactNode => (
    <Link to={instanceEditPath(code)} className={styles.sub}>
      {text}
    </Link>
  );
  switch (status) {
    case 'sent':
      return (
        <span className={styles.sub}>
          <Timestamp moment={line.changedAt} />
        </span>
      );
    case 'unclear':
      return <span className={styles.sub}>{t('reason.unclear', { ns: 'drafts' })}</span>;
    case 'incomplete':
      return formLink(t('state.incomplete'));
    case 'conflict':
      return formLink(
        draft?.merge?.open === 0 ? t('state.save') : t('state.decide', { count: draft?.merge?.open ?? 1 }),
      );
    case 'deleted':
      return formLink(t('state.deleted'));
    case 'blocked': {
      const note = blockedNote(line);
      return note === 'blocked.unknown' ? <span className={styles.sub}>{t(note)}</span> : formLink(t(note));
    }
    case 'refused':
      return (
        <>
          <span className={styles.words}>{refusalOf(line) ?? t('state.refused')}</span>
          <span className={styles.ways}>
            <Button
              variant="quiet"
              size="small"
              aria-label={t('state.againNamed', { name: line.label })}
              onClick={() => void actions.send([code])}
            >
              {t('state.again')}
            </Button>
            {formLink(t('state.open'))}
          </span>
        </>
      );
    default:
      return null;
  }
}

/** The reason that the server gave for refusing a draft; null if it gave none. */
function refusalOf({ draft }: ShownLine): string | null {
  const reason = draft?.violations[0]?.message ?? draft?.refusal ?? null;
  return reason === null ? null : serverMessage(reason);
}
