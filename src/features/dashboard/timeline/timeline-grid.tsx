import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { DueTimeReader } from '@/data/queries/period/due-times';
import { useFirstId } from '@/data/queries/period/use-lane-runs';
import { useAsOf } from '@/data/sync/use-sync';
import type { Period, Span } from '@/domain/runs/period/period';
import { formatHourMinute } from '@/i18n/format/date';
import { readServerTime } from '@/data/use-server-time';
import { useWidth } from '@/ui/layout/use-width';
import { Lane, type ActiveMark } from './lane';
import { MarkCard } from './mark-card';
import { moveFocus } from './move-focus';
import { timelineScale, clampSpan, ticksWithRoom, zoomSpan, type TimelineScale } from './timeline-scale';
import { useMarkTexts } from './use-mark-texts';
import { useView } from './use-view';
import type { LaneData } from './use-lanes';
import styles from './timeline.module.css';

/** Extra lanes drawn above and below the visible lanes, so that scrolling shows no gaps. */
const OVERSCAN = 5;
/** How long the pointer hovers before the card appears. */
const HOVER_DELAY_MS = 80;
const ZOOM_FACTOR = 0.6;
/** A press that moves at least this far is a drag, px. */
const DRAG_THRESHOLD = 4;

interface TimelineGridProps {
  lanes: readonly LaneData[];
  /** The number of lanes that are visible without scrolling. */
  places: number;
  /** The longest span that zooming out can show. */
  whole: Span;
  /** The period of `whole`. */
  period: Period;
  /** The server's current time, to the minute, milliseconds since 1970. */
  now: number;
  /** The time since which this device has all runs, milliseconds since 1970; 0 if it has every run. */
  knownSince: number;
  reader: DueTimeReader;
  showCompany: boolean;
}

/**
 * The lanes of the timeline. Arrow keys move between runs and lanes, Enter opens a run, `+` and `-` zoom, dragging
 * pans. Only the lanes in view are drawn.
 */
export function TimelineGrid(props: TimelineGridProps) {
  const { lanes, places, whole, period, now, knownSince, reader, showCompany } = props;
  const { t } = useTranslation('dashboard');
  const words = useMarkTexts();
  const grid = useRef<HTMLDivElement>(null);
  const [ticks, width] = useWidth<HTMLSpanElement>(0);
  const [view, setView] = useView(whole, period);
  const scale = useMemo(() => timelineScale(view, width), [view, width]);
  const firstId = useFirstId(whole.from);
  /** How many lanes are scrolled out of view at the top, not rounded. */
  const [top, setTop] = useState(0);
  const [tabAt, setTabAt] = useState<{ code: string; time: number } | null>(null);
  const { shown, show } = useCard();
  useNowLine(grid, scale, now);

  const onShow = useCallback(
    (at: ActiveMark | null, byKeyboard: boolean) => {
      if (at !== null && byKeyboard) setTabAt({ code: at.lane.instance.code, time: at.mark.from });
      show(at, byKeyboard ? 0 : HOVER_DELAY_MS);
    },
    [show],
  );
  const zoom = (factor: number): void => setView(zoomSpan(view, factor, tabAt?.time ?? now, whole));
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const isHandled = event.ctrlKey || event.metaKey || event.altKey ? false : press(event.key);
    if (isHandled) event.preventDefault();
  };
  const press = (key: string): boolean => {
    if (key === '+' || key === '=') zoom(ZOOM_FACTOR);
    else if (key === '-') zoom(1 / ZOOM_FACTOR);
    else if (key === 'Escape') show(null, 0);
    else return moveFocus(key);
    return true;
  };

  const first = Math.max(0, Math.floor(top) - OVERSCAN);
  const drawn = lanes.slice(first, first + places + 2 * OVERSCAN);
  const tabCode = lanes.some(({ instance }) => instance.code === tabAt?.code) ? tabAt?.code : lanes[0]?.instance.code;
  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label={t('timeline.grid')}
      aria-rowcount={lanes.length + 1}
      aria-busy={firstId === undefined || undefined}
      className={styles.grid}
      onKeyDown={onKeyDown}
    >
      <Axis ticks={ticks} scale={scale} now={now} />
      <div
        className={styles.lanes}
        onScroll={({ currentTarget }) => setTop((currentTarget.scrollTop / currentTarget.scrollHeight) * lanes.length)}
        {...useDrag(scale, (next) => setView(clampSpan(next, whole)))}
      >
        <div
          className={styles.inner}
          style={heightOf(firstId === undefined ? Math.min(lanes.length, places) : lanes.length)}
        >
          <Backdrop scale={scale} knownSince={knownSince} />
          {firstId !== undefined &&
            drawn.map((lane, index) => (
              <Lane
                key={lane.instance.code}
                lane={lane}
                index={first + index}
                scale={scale}
                firstId={firstId}
                reader={reader}
                now={now}
                showCompany={showCompany}
                words={words}
                tabAt={lane.instance.code === tabCode ? (tabAt?.time ?? now) : null}
                onShow={onShow}
              />
            ))}
        </div>
      </div>
      {shown !== null && <MarkCard at={shown} now={now} words={words} showCompany={showCompany} />}
    </div>
  );
}

/** A position as a percentage of the width, because a printed page has a different width from the window. */
const share = (x: number, { width }: TimelineScale): string => `${(100 * x) / width}%`;

const widthOf = ({ width }: TimelineScale): CSSProperties => ({ ['--width' as string]: width });

const heightOf = (lanes: number): CSSProperties => ({ ['--lanes' as string]: lanes });

interface AxisProps {
  ticks: RefObject<HTMLSpanElement | null>;
  scale: TimelineScale;
  now: number;
}

function Axis({ ticks, scale, now }: AxisProps) {
  const { t } = useTranslation('dashboard');
  const x = scale.place(now);
  const showsNow = x >= 0 && x <= scale.width;
  const labels = ticksWithRoom(scale.ticks, showsNow ? x : null);
  return (
    <div role="row" className={styles.axis}>
      <span role="columnheader" className={styles.label}>
        {t('timeline.integration')}
      </span>
      <span ref={ticks} role="columnheader" className={styles.ticks}>
        <span className="visually-hidden">{t('timeline.runs')}</span>
        {labels.map((tick) => (
          <span key={tick.x} aria-hidden className={styles.tick} style={{ left: share(tick.x, scale) }}>
            {tick.label}
          </span>
        ))}
        {showsNow && (
          <span aria-hidden className={styles.nowTag} style={{ left: share(x, scale) }}>
            {formatHourMinute(new Date(now))}
          </span>
        )}
      </span>
      <span role="columnheader" className={styles.state}>
        {t('timeline.last')}
        <span className={styles.after}>{t('timeline.next')}</span>
      </span>
    </div>
  );
}

/** Lines at the ticks and at the current time, and a hatch over the time before `knownSince`. */
function Backdrop({ scale, knownSince }: { scale: TimelineScale; knownSince: number }) {
  const unknown = Math.min(scale.width, scale.place(Math.min(knownSince, scale.span.to)));
  return (
    <svg className={styles.backdrop} width={scale.width} height="100%" style={widthOf(scale)} aria-hidden>
      <defs>
        <pattern id="timeline-hatch" width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line className={styles.hatchLine} y2={6} />
        </pattern>
        <pattern id="timeline-stripes" width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className={styles.stripe} width={2} height={6} />
        </pattern>
      </defs>
      {scale.ticks.map(({ x }) => (
        <line key={x} className={styles.line} x1={share(x, scale)} x2={share(x, scale)} y1={0} y2="100%" />
      ))}
      {unknown > 0 && <rect className={styles.unknown} width={share(unknown, scale)} height="100%" />}
      <line className={styles.now} y1={0} y2="100%" />
    </svg>
  );
}

/**
 * The mark whose card is shown; null if no card is shown. `show` shows a card after `after` ms, or hides it at once.
 */
function useCard(): { shown: ActiveMark | null; show: (at: ActiveMark | null, after: number) => void } {
  const [shown, setShown] = useState<ActiveMark | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = useCallback((at: ActiveMark | null, after: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(at), at === null ? 0 : after);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { shown, show };
}

/**
 * Sets the CSS property `--now` once a second. The property moves the line of the current time and the ends of the
 * running bars, without a render. It keeps its value while the data is old, or if the user prefers reduced motion.
 */
function useNowLine(grid: RefObject<HTMLElement | null>, scale: TimelineScale, now: number): void {
  const asOf = useAsOf();
  useLayoutEffect(() => {
    const set = (time: number): void => grid.current?.style.setProperty('--now', String(scale.place(time)));
    set(now);
    if (asOf !== null || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const timer = setInterval(() => set(readServerTime()), 1_000);
    return () => clearInterval(timer);
  }, [grid, scale, now, asOf]);
}

/** Event handlers for dragging the timeline, which moves the shown span. */
function useDrag(scale: TimelineScale, onMove: (view: Span) => void) {
  const start = useRef<{ x: number; span: Span; isDrag: boolean } | null>(null);
  return {
    onPointerDown: ({ button, clientX }: PointerEvent) => {
      if (button === 0) start.current = { x: clientX, span: scale.span, isDrag: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = start.current;
      if (from === null) return;
      const moved = event.clientX - from.x;
      if (!from.isDrag && Math.abs(moved) < DRAG_THRESHOLD) return;
      if (!from.isDrag) event.currentTarget.setPointerCapture(event.pointerId);
      from.isDrag = true;
      const time = (moved / scale.width) * (from.span.to - from.span.from);
      onMove({ from: from.span.from - time, to: from.span.to - time });
    },
    onPointerUp: () => (start.current = null),
    onPointerCancel: () => (start.current = null),
  };
}
