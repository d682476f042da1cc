import { formatClock, formatDay, toDate, type Moment } from '@/i18n/format/date';
import styles from './timestamp.module.css';

/** DD/MM/YYYY HH:mm:ss, small and with a grey date, because people look for the time; a dash if there is no time. */
export function Timestamp({ moment }: { moment: Moment | null | undefined }) {
  const date = toDate(moment);
  if (date === null) return '–';
  return (
    <time className={styles.stamp} dateTime={date.toISOString()}>
      {formatDay(date)} <span className={styles.clock}>{formatClock(date)}</span>
    </time>
  );
}
