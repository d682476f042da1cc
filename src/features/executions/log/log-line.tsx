import {
  memo,
  useCallback,
  useEffect,
  useState,
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenLog } from '@/data/run-details/use-open-log';
import { LOG_LEVELS } from '@/domain/log/log-level';
import type { LogRows } from '@/domain/log/log-rows';
import { messageText } from '@/domain/log/parse-log';
import { hitsOfLine, type LogHits } from '@/domain/log/search-log';
import { formatClock } from '@/i18n/format/date';
import { useFormat } from '@/i18n/format/use-format';
import { withVisibleControls } from '@/lib/text/visible-text';
import { isUnmodified } from '@/lib/browser/is-unmodified';
import { classNames } from '@/ui/theme/class-names';
import styles from './log-lines.module.css';

/** A longer line is cut after this many characters until the user expands it. */
export const MAX_LINE_LENGTH = 2_000;

/** The height of a line, and of the row that is shown instead of hidden lines. */
const LINE_PX = 20;
const GAP_PX = 18;

/** Attributes of a row in a virtualised list. */
export interface RowPlace {
  ref?: Ref<HTMLDivElement>;
  style?: CSSProperties;
  'data-index'?: number;
  'aria-setsize'?: number;
  'aria-posinset'?: number;
}

interface LogLineProps {
  open: OpenLog;
  /** Zero-based. */
  line: number;
  place?: RowPlace;
  hits?: LogHits | null;
  /** Index of the current hit if it is in this line, else -1. */
  currentHit?: number;
  isSelected?: boolean;
  /** True to show all characters of a long line. */
  isWhole?: boolean;
  onShowAll?: (line: number) => void;
  /** Called for a click on the line number; `extend` is true for Shift+click. If absent, the number is not a link. */
  onPick?: (line: number, extend: boolean) => void;
}

/** A line of a log: number, time, level and message. */
export function LogLine({
  open,
  line,
  place,
  hits = null,
  currentHit = -1,
  isSelected = false,
  isWhole = false,
  onShowAll,
  onPick,
}: LogLineProps) {
  const { t } = useTranslation('log');
  const { log } = open;
  const level = LOG_LEVELS[log.levels[line] ?? 0] ?? 'other';
  const continues = log.continues[line] === 1;
  const number = line + 1;
  const pick = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (!event.shiftKey && !isUnmodified(event.nativeEvent)) return;
    event.preventDefault();
    onPick?.(line, event.shiftKey);
  };
  return (
    <div
      {...place}
      role="listitem"
      data-line={line}
      className={classNames(styles.line, styles[level], isSelected && styles.selected)}
    >
      {onPick === undefined ? (
        <span className={styles.number}>{number}</span>
      ) : (
        <a
          href={`#L${number}`}
          tabIndex={-1}
          draggable={false}
          aria-label={t('line', { number })}
          className={styles.number}
          onClick={pick}
        >
          {number}
        </a>
      )}
      <Time time={log.times[line] ?? NaN} isServerTime={log.zone === 'server' && log.isZoned[line] === 0} />
      <span className={styles.level}>{continues ? '' : (log.words[log.wordOf[line] ?? 0] ?? '').toUpperCase()}</span>
      <Message open={open} line={line} hits={hits} currentHit={currentHit} isWhole={isWhole} onShowAll={onShowAll} />
    </div>
  );
}

interface TimeProps {
  time: number;
  /** True to show the time as the server wrote it, because the offset of the server's clock is unknown. */
  isServerTime: boolean;
}

const Time = memo(function Time({ time, isServerTime }: TimeProps) {
  const { t } = useTranslation('log');
  const format = useFormat();
  if (Number.isNaN(time)) return <span className={styles.time} />;
  if (isServerTime) {
    const [day = '', clock = ''] = new Date(time).toISOString().slice(0, 'YYYY-MM-DDTHH:mm:ss'.length).split('T');
    return (
      <time
        className={styles.time}
        data-tooltip={`${day.split('-').toReversed().join('/')} ${clock}, ${t('serverTime')}`}
      >
        {clock}
      </time>
    );
  }
  return (
    <time className={styles.time} data-tooltip={format.dateTime(time)}>
      {formatClock(new Date(time))}
    </time>
  );
});

interface MessageProps extends Required<Pick<LogLineProps, 'open' | 'line' | 'hits' | 'currentHit' | 'isWhole'>> {
  onShowAll: LogLineProps['onShowAll'];
}

/** The message of a line. It does not get `place`, because `place` is a new object at each render of the list. */
const Message = memo(function Message({ open, line, hits, currentHit, isWhole, onShowAll }: MessageProps) {
  const { t } = useTranslation('log');
  const format = useFormat();
  const whole = messageText(open.text, open.log, line);
  const isCut = whole.length > MAX_LINE_LENGTH && !isWhole;
  const text = withVisibleControls(isCut ? whole.slice(0, MAX_LINE_LENGTH) : whole);
  return (
    <span className={styles.message}>
      {hits === null ? text : withMarkedHits(text, hits, line, currentHit)}
      {isCut && (
        <>
          {'… '}
          <button type="button" className={styles.more} onClick={() => onShowAll?.(line)}>
            {t('showAll', { number: format.number(whole.length) })}
          </button>
        </>
      )}
    </span>
  );
});

/** The text with its hits marked. */
function withMarkedHits(text: string, hits: LogHits, line: number, currentHit: number): ReactNode {
  const [first, end] = hitsOfLine(hits, line);
  if (first === end) return text;
  const parts: ReactNode[] = [];
  let at = 0;
  for (let hit = first; hit < end; hit += 1) {
    const from = hits.from[hit] ?? 0;
    const to = hits.to[hit] ?? 0;
    if (from >= text.length) break;
    parts.push(text.slice(at, from));
    parts.push(
      <mark key={hit} className={classNames(styles.hit, hit === currentHit && styles.current)}>
        {text.slice(from, to)}
      </mark>,
    );
    at = to;
  }
  return [...parts, text.slice(at)];
}

/** The width of a character of the monospace font at 13 px. */
const CHARACTER_PX = 7.8;
/** The width of everything except the message, on wide and narrow pages. */
const BESIDE_PX = { wide: 234, narrow: 66 };
const NARROW_PX = 640;

/**
 * Returns a function that estimates the height of a row, px. The estimates make the scroll bar nearly right before
 * wrapped lines are measured. Returns a new function when the heights change.
 */
export function useRowHeights(
  { log }: OpenLog,
  rows: LogRows,
  wraps: boolean,
  scroller: RefObject<HTMLElement | null>,
): (row: number) => number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  const beside = width < NARROW_PX ? BESIDE_PX.narrow : BESIDE_PX.wide;
  const columns = wraps && width > 0 ? Math.max(10, Math.floor((width - beside) / CHARACTER_PX)) : Infinity;
  return useCallback(
    (row) => {
      const { line, isGap } = rows.at(row);
      if (isGap) return GAP_PX;
      const head = log.heads[line] ?? 0;
      const length = Math.min((log.starts[line + 1] ?? 0) - (log.starts[line] ?? 0) - head, MAX_LINE_LENGTH);
      return LINE_PX * Math.max(1, Math.ceil(length / columns));
    },
    [log, rows, columns],
  );
}
