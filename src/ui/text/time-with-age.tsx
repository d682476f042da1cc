import { toDate, type Moment } from '@/i18n/format/date';
import { RelativeTime } from './relative-time';
import { Timestamp } from './timestamp';
import styles from './text.module.css';

/** DD/MM/YYYY HH:mm:ss in the browser's zone with the relative time next to it; a dash if there is no time. */
export function TimeWithAge({ moment }: { moment: Moment | null }) {
  if (toDate(moment) === null) return '–';
  return (
    <>
      <Timestamp moment={moment} />{' '}
      <span className={styles.age}>
        <RelativeTime moment={moment} />
      </span>
    </>
  );
}
