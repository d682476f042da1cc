import type { PointerEventHandler } from 'react';
import { formatClock, formatDay, toDate, type Moment } from '@/i18n/format/date';
import styles from './timestamp.module.css';

interface TimestampProps {
  moment: Moment | null | undefined;
  onPointerMove?: PointerEventHandler<HTMLElement>;
}

/**
 * DD/MM/YYYY HH:mm:ss in small type. The date is grey, because people look for the time. A dash if there is no time.
 */
export function Timestamp({ moment, onPointerMove }: TimestampProps) {
  const date = toDate(moment);
  if (date === null) return '–';
  return (
    <time className={styles.stamp} dateTime={date.toISOString()} onPointerMove={onPointerMove}>
      {formatDay(date)} <span className={styles.clock}>{formatClock(date)}</span>
    </time>
  );
}
