import { formatDateTime, formatDay, formatDayMonth, formatHourMinute, toDate, type Moment } from '@/i18n/format/date';
import { useToday } from './device-clock';
import styles from './short-time.module.css';

interface ShortTimeProps {
  moment: Moment | null | undefined;
}

/** DD/MM HH:mm, with the date and time in full in the tooltip; a dash if there is no time. */
export function ShortTime({ moment }: ShortTimeProps) {
  const date = toDate(moment);
  if (date === null) return '–';
  return (
    <time className={styles.time} dateTime={date.toISOString()} data-tooltip={formatDateTime(date)}>
      {formatDayMonth(date)} <span className={styles.clock}>{formatHourMinute(date)}</span>
    </time>
  );
}

/**
 * HH:mm for today and DD/MM for any other day, with the date and time in full in the tooltip; a dash if there is no
 * time.
 */
export function BriefTime({ moment }: ShortTimeProps) {
  const today = useToday();
  const date = toDate(moment);
  if (date === null) return '–';
  const isToday = formatDay(date) === formatDay(new Date(today));
  return (
    <time className={styles.time} dateTime={date.toISOString()} data-tooltip={formatDateTime(date)}>
      <span className={styles.clock}>{isToday ? formatHourMinute(date) : formatDayMonth(date)}</span>
    </time>
  );
}
