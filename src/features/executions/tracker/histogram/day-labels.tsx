import type { RunColumns } from '@/domain/runs/charts/run-columns';
import { formatDay } from '@/i18n/format/date';
import { useLanguage } from '@/i18n/use-language';
import styles from './histogram.module.css';

/** A label needs this much room, px: with the day of the week, and without. */
const ROOM = { long: 84, short: 44 };

/** The days below the columns, as many as have room. */
export function DayLabels({ found: { columns }, width }: { found: RunColumns; width: number }) {
  const language = useLanguage();
  const step = width / columns.length;
  const days = columns.flatMap(({ from }, at) =>
    at === 0 || formatDay(new Date(from)) !== formatDay(new Date(columns[at - 1]?.from ?? 0)) ? [{ from, at }] : [],
  );
  const room = width / days.length;
  const every = Math.ceil(ROOM.short / room);
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short' });
  return (
    <div className={styles.days} aria-hidden>
      {days
        .filter((_, index) => index % every === 0)
        .map(({ from, at }) => {
          const date = new Date(from);
          return (
            <span key={from} style={{ left: `${at * step}px` }}>
              {room >= ROOM.long && `${weekday.format(date)} `}
              {formatDay(date).slice(0, 5)}
            </span>
          );
        })}
    </div>
  );
}
