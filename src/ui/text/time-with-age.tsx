import { toDate, type Moment } from '@/i18n/format/date';
import { ExactTime, RelativeTime } from './relative-time';
import styles from './text.module.css';

/** DD/MM/YYYY HH:mm:ss in the browser's time zone, then the relative time; a dash if there is no time. */
export function TimeWithAge({ moment }: { moment: Moment | null }) {
  if (toDate(moment) === null) return '–';
  return (
    <span className={styles.unit}>
      <ExactTime moment={moment} />{' '}
      <span className={styles.age}>
        <RelativeTime moment={moment} />
      </span>
    </span>
  );
}
