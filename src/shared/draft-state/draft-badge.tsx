import { CircleCheck, Clock, FilePen, LoaderCircle, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge, type Tone } from '@/ui/feedback/badge';
import type { DraftStatus } from './draft-status';

const LOOKS: Record<DraftStatus, { tone: Tone; icon: LucideIcon }> = {
  saved: { tone: 'neutral', icon: FilePen },
  waiting: { tone: 'info', icon: Clock },
  sending: { tone: 'accent', icon: LoaderCircle },
  undecided: { tone: 'warning', icon: TriangleAlert },
  decided: { tone: 'success', icon: CircleCheck },
};

/** Shows the status of a draft. */
export function DraftBadge({ status }: { status: DraftStatus }) {
  const { t } = useTranslation('drafts');
  const { tone, icon } = LOOKS[status];
  return (
    <Badge tone={tone} icon={icon} pulse={status === 'sending'}>
      {t(`badge.${status}`)}
    </Badge>
  );
}
