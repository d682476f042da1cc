import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayOfWeek, HourOfDay } from '@/domain/schedule/week-starts';
import { formatDayMonth } from '@/i18n/format/date';
import { twoDigits } from '@/lib/text/two-digits';
import { useFormat } from '@/i18n/format/use-format';
import { useLanguage } from '@/i18n/use-language';
import { Skeleton } from '@/ui/feedback/skeleton';
import { classNames } from '@/ui/theme/class-names';
import { useToday } from '@/ui/text/device-clock';
import { useDayNames } from './use-day-names';
import styles from './week.module.css';

/** A cell of the table. */
export interface Cell {
  /** 0 to 6, from Monday. */
  day: number;
  /** Null in the row of the whole day. */
  hour: number | null;
}

interface WeekTableProps {
  /** Undefined while loading. */
  days: readonly DayOfWeek[] | undefined;
  nameOf: (code: string) => string;
  chosen: Cell | null;
  onChoose: (cell: Cell | null) => void;
}

/** The rows: the whole day, then its hours. */
const ROWS: readonly (number | null)[] = [null, ...Array.from({ length: 24 }, (_, hour) => hour)];
/** A cell names at most this many integrations to screen readers. */
const NAMED = 5;

/**
 * A week by day and hour. Each cell shows how many integrations start in that hour, and the name of the first of them.
 * Arrow keys, Home and End move between the cells; Enter chooses a cell, to list all its starts.
 */
export function WeekTable({ days, nameOf, chosen, onChoose }: WeekTableProps) {
  const { t } = useTranslation('schedules');
  const language = useLanguage();
  const dayName = useDayNames();
  const today = useToday();
  const [tabStop, setTabStop] = useState<Cell>({ day: 0, hour: null });
  if (days === undefined)
    return (
      <div className={styles.loading}>
        <Skeleton height="100%" />
      </div>
    );
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short' });
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const next = placeAfter(event.key, tabStop);
    if (next === null) return;
    event.preventDefault();
    setTabStop(next);
    event.currentTarget
      .closest('table')
      ?.querySelector<HTMLElement>(`[data-cell="${keyOf(next)}"]`)
      ?.focus();
  };
  return (
    <table className={styles.week} aria-label={t('week.title')} aria-description={t('week.keys')}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('column.hour')}</span>
          </th>
          {days.map(({ from }) => (
            <th key={from} scope="col" aria-current={from === today ? 'date' : undefined} aria-label={dayName(from)}>
              <span className={styles.weekday}>{weekday.format(from)}</span> {formatDayMonth(new Date(from))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map((hour) => (
          <tr key={hour}>
            <th scope="row">{hour === null ? t('week.allDay') : `${twoDigits(hour)}:00`}</th>
            {days.map((day, index) => (
              <td key={day.from} className={classNames(day.from === today && styles.today)}>
                <CellButton
                  day={day}
                  cell={{ day: index, hour }}
                  nameOf={nameOf}
                  isTabStop={tabStop.day === index && tabStop.hour === hour}
                  isChosen={chosen?.day === index && chosen.hour === hour}
                  onFocus={setTabStop}
                  onKeyDown={move}
                  onChoose={onChoose}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const keyOf = ({ day, hour }: Cell): string => `${day} ${hour ?? 'all'}`;

/** The cell to which a key moves the focus; null for a key that moves nothing. */
function placeAfter(key: string, { day, hour }: Cell): Cell | null {
  const row = ROWS.indexOf(hour);
  const moves: Record<string, [row: number, day: number]> = {
    ArrowUp: [row - 1, day],
    ArrowDown: [row + 1, day],
    ArrowLeft: [row, day - 1],
    ArrowRight: [row, day + 1],
    Home: [row, 0],
    End: [row, 6],
  };
  const [nextRow, nextDay] = moves[key] ?? [];
  if (nextRow === undefined || nextDay === undefined) return null;
  return {
    day: Math.min(6, Math.max(0, nextDay)),
    hour: ROWS[Math.min(ROWS.length - 1, Math.max(0, nextRow))] ?? null,
  };
}

interface CellButtonProps {
  day: DayOfWeek;
  cell: Cell;
  nameOf: (code: string) => string;
  isTabStop: boolean;
  isChosen: boolean;
  onFocus: (cell: Cell) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onChoose: (cell: Cell | null) => void;
}

function CellButton(props: CellButtonProps) {
  const { day, cell, nameOf, isTabStop, isChosen, onFocus, onKeyDown, onChoose } = props;
  const { t } = useTranslation('schedules');
  const format = useFormat();
  const dayName = useDayNames();
  const { hour } = cell;
  const place: HourOfDay | undefined = hour === null ? undefined : day.hours[hour];
  const codes = (hour === null ? day.allDay : (place?.starts ?? [])).map(({ code }) => code);
  const count = codes.length;
  const isSkipped = place?.exists === false;
  const names = codes.slice(0, NAMED).map(nameOf);
  if (count > NAMED) names.push(t('quarter.more', { count: count - NAMED, number: format.number(count - NAMED) }));
  const what = isSkipped
    ? t('cell.skipped')
    : count === 0
      ? t('quarter.none')
      : t('quarter.named', {
          parts: t('quarter.starts', { count, number: format.number(count) }),
          names: format.list(names),
        });
  const when = hour === null ? t('week.allDay') : `${twoDigits(hour)}:00`;
  return (
    <button
      type="button"
      data-cell={keyOf(cell)}
      tabIndex={isTabStop ? 0 : -1}
      aria-pressed={isChosen}
      className={classNames(styles.cell, count > 0 && styles[`level${levelOf(count)}`], isSkipped && styles.gone)}
      onFocus={() => onFocus(cell)}
      onKeyDown={onKeyDown}
      onClick={() => onChoose(isChosen ? null : cell)}
    >
      <span className="visually-hidden">{`${what}, ${dayName(day.from)}, ${when}`}</span>
      {count > 0 && (
        <>
          <b className={styles.number} aria-hidden>
            {format.number(count)}
          </b>
          <span className={styles.first} aria-hidden>
            {nameOf(codes[0] ?? '')}
          </span>
        </>
      )}
    </button>
  );
}

/** How dark a cell is, from 1 to 4, by the number of its starts. */
const levelOf = (count: number): 1 | 2 | 3 | 4 => (count > 9 ? 4 : count > 4 ? 3 : count > 1 ? 2 : 1);
