import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleStop,
  Hourglass,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { markRead } from '@/data/events/event-records';
import type { EventKind, RunEvent } from '@/domain/events/run-event';
import { formatDateTime, formatHourMinute } from '@/i18n/format/date';
import { Reason } from '@/ui/text/reason';
import styles from './bell.module.css';
import { useEventTexts } from './event-texts';
import { eventPath } from './use-desktop-notices';

const ICONS: Record<EventKind, LucideIcon> = {
  failed: CircleAlert,
  recovered: CircleCheck,
  warned: TriangleAlert,
  worked: CircleCheck,
  stopped: CircleStop,
  missed: CircleDashed,
  late: Hourglass,
};

interface EventLineProps {
  event: RunEvent;
  isUnread: boolean;
  onOpen: () => void;
}

/** One event. A press opens its run or integration, and marks the event as read. */
export function EventLine({ event, isUnread, onOpen }: EventLineProps) {
  const { t } = useTranslation('events');
  const texts = useEventTexts();
  const { kind, at, label, reason } = event;
  const Icon = ICONS[kind];
  const date = new Date(at);
  const open = (): void => {
    markRead([event.key]);
    onOpen();
  };
  return (
    <li className={styles.event} data-kind={kind}>
      <Icon size={16} aria-hidden className={styles.icon} />
      <div className={styles.what}>
        <Link to={eventPath(event)} className={styles.label} title={label} onClick={open}>
          {label}
        </Link>
        {reason !== null && <Reason message={reason} className={styles.reason} />}
        <span className={styles.line}>{texts.line(event)}</span>
      </div>
      <span className={styles.when}>
        <time dateTime={date.toISOString()} title={formatDateTime(date)}>
          {formatHourMinute(date)}
        </time>
        {isUnread && (
          <span className={styles.mark}>
            <span className="visually-hidden">{t('unread')}</span>
          </span>
        )}
      </span>
    </li>
  );
}
