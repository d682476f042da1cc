import {
  Ban,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CirclePause,
  CircleStop,
  Clock,
  LoaderCircle,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import { memo } from 'react';
import { Badge, type Tone } from './badge';

/** Colours and icons of statuses. */
const LOOKS = {
  waiting: { tone: 'info', icon: Clock },
  inProgress: { tone: 'accent', icon: LoaderCircle },
  success: { tone: 'success', icon: CircleCheck },
  warning: { tone: 'warning', icon: TriangleAlert },
  error: { tone: 'error', icon: CircleAlert },
  mustStop: { tone: 'neutral', icon: CirclePause },
  stopped: { tone: 'neutral', icon: CircleStop },
  skipped: { tone: 'neutral', icon: Ban },
} as const satisfies Record<string, { tone: Tone; icon: LucideIcon }>;

const isKnownStatus = (status: string): status is keyof typeof LOOKS => Object.hasOwn(LOOKS, status);

interface StatusBadgeProps {
  status: string;
  /** The status in the current language. */
  word: string;
}

/** The icon and the colour of a status. An unknown status is grey. */
export const statusAppearance = (status: string): { tone: Tone; icon: LucideIcon } =>
  isKnownStatus(status) ? LOOKS[status] : { tone: 'neutral', icon: CircleDashed };

/**
 * The badge for the status of an execution or a step. Memoised, because a table row that is reused for another execution
 * often keeps its status.
 */
export const StatusBadge = memo(function StatusBadge({ status, word }: StatusBadgeProps) {
  const { tone, icon } = statusAppearance(status);
  return (
    <Badge tone={tone} icon={icon} pulse={status === 'inProgress' || status === 'mustStop'}>
      {word}
    </Badge>
  );
});
