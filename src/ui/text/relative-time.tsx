import { useSyncExternalStore } from 'react';
import { formatDateTime, toDate, type Moment } from '@/i18n/format/date';
import { useFormat } from '@/i18n/format/use-format';
import { deviceClock } from './device-clock';
import styles from './text.module.css';

interface TimeProps {
  moment: Moment | null | undefined;
}

/**
 * "5 min ago", with the exact time in the tooltip; a dash if there is no time. A time less than two minutes in the
 * future counts as just now, because the clocks of the server and the device may differ.
 */
export function RelativeTime({ moment }: TimeProps) {
  const now = useSyncExternalStore(deviceClock.subscribe, deviceClock.read);
  const format = useFormat();
  const date = toDate(moment);
  if (date === null) return '–';
  const time = date.getTime();
  const isSkewed = time > now && time - now < 120_000;
  return (
    <time dateTime={date.toISOString()} data-tooltip={formatDateTime(date)}>
      {format.relative(isSkewed ? now : time, now)}
    </time>
  );
}

/** DD/MM/YYYY HH:mm:ss in the browser's zone; a dash if there is no time. */
export function ExactTime({ moment }: TimeProps) {
  const date = toDate(moment);
  if (date === null) return '–';
  return (
    <time className={styles.exact} dateTime={date.toISOString()}>
      {formatDateTime(date)}
    </time>
  );
}
