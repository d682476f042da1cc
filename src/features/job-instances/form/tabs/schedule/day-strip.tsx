import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Span } from '@/domain/runs/period/period';
import { busiestQuarter, type Quarter } from '@/domain/schedule/day-starts';
import { formatHourMinute } from '@/i18n/format/date';
import { useFormat } from '@/i18n/format/use-format';
import { twoDigits } from '@/lib/text/two-digits';
import { useMarkNavigation } from '@/shared/runs/use-mark-navigation';
import { useWidth } from '@/ui/layout/use-width';
import { MarkTooltip } from '@/ui/overlay/mark-tooltip';
import { DayLane, placeOf } from './day-lane';
import styles from './day.module.css';

/** The width of the picture until it is measured, px: the correct width in a window of 1366 px. */
const WIDTH_BEFORE_MEASURING = 1150;
/**
 * Heights in px: the whole picture, the highest possible stack, and the highest possible block. A block is one start.
 */
const STACKS = { height: 64, most: 48, start: 8 } as const;
/** A text lists the names of at most this many integrations. */
const NAMED = 6;
const HOURS_OF_AXIS = [0, 3, 6, 9, 12, 15, 18, 21, 24];

interface DayStripProps {
  span: Span;
  quarters: readonly Quarter[];
  /** When the integration in the form starts, milliseconds since 1970, ascending. */
  ownStarts: readonly number[];
  /** The code of the integration in the form. */
  ownCode: string;
  /** The usual duration of a run of the integration in the form, milliseconds; null if unknown. */
  usual: number | null;
  /** True if a schedule starts the integration in the form. */
  isScheduled: boolean;
  nameOf: (code: string) => string;
  onOpen: (quarter: Quarter) => void;
}

/**
 * A picture of the starts of a day by quarter of an hour. Below the starts, the runs of the integration in the form.
 */
export function DayStrip(props: DayStripProps) {
  const { span, quarters, ownStarts, ownCode, usual, isScheduled, nameOf, onOpen } = props;
  const { t } = useTranslation('schedules');
  const format = useFormat();
  const textOf = useQuarterText(ownCode, nameOf);
  const [frame, width] = useWidth<HTMLDivElement>(WIDTH_BEFORE_MEASURING);
  const busiest = useMemo(() => busiestQuarter(quarters), [quarters]);
  const most = busiest?.starts.length ?? 0;
  const step = width / quarters.length;
  const firstOwn = quarters.findIndex(({ starts }) => starts.some((start) => start.code === ownCode));
  const start = Math.max(0, firstOwn);
  const { reading, handlers } = useMarkNavigation({
    count: quarters.length,
    start,
    width,
    indexAt: (x) => Math.min(quarters.length - 1, Math.max(0, Math.floor(x / step))),
    placeOf: (index) => ({ x: index * step, width: step }),
    onOpen: (index) => {
      const quarter = quarters[index];
      if (quarter !== undefined) onOpen(quarter);
    },
    opensOnPress: true,
  });
  const shown = reading === null ? undefined : quarters[reading.index];
  const time = busiest === null ? '' : formatHourMinute(new Date(busiest.from));
  const clock = { most: format.number(most), time };
  return (
    <div className={styles.lanes}>
      <span className={styles.label} aria-hidden>
        {t('lane.starts')}
      </span>
      <div
        ref={frame}
        // A slider role lets screen readers step through the quarters as values.
        role="slider"
        aria-readonly
        tabIndex={0}
        aria-label={busiest === null ? t('day.nothing') : t('day.described', clock)}
        aria-valuemin={1}
        aria-valuemax={quarters.length}
        aria-valuenow={(reading?.index ?? start) + 1}
        aria-valuetext={textOf(shown ?? quarters[start])}
        className={styles.picture}
        {...handlers}
      >
        <svg aria-hidden width={width} height={STACKS.height} className={styles.svg}>
          <Hours span={span} width={width} height={STACKS.height} />
          <Stacks quarters={quarters} ownCode={ownCode} step={step} most={most} />
          {busiest !== null && most > 1 && (
            <text
              className={styles.most}
              x={Math.min(width - 32, Math.max(32, (quarters.indexOf(busiest) + 0.5) * step))}
              y={10}
            >
              {t('day.most', { number: format.number(most), time })}
            </text>
          )}
          {reading !== null && (
            <rect className={styles.framed} x={reading.index * step} width={step} y={13} height={STACKS.height - 14} />
          )}
          <line className={styles.base} x2={width} y1={STACKS.height - 0.5} y2={STACKS.height - 0.5} />
        </svg>
        {reading !== null && shown !== undefined && <MarkTooltip anchor={reading.anchor}>{textOf(shown)}</MarkTooltip>}
      </div>
      <span className={styles.label}>
        {!isScheduled
          ? t('lane.notRunning')
          : usual === null
            ? t('lane.own')
            : t('lane.usually', { duration: format.rounded(usual) })}
      </span>
      <DayLane span={span} starts={ownStarts} usual={usual} width={width} />
      <span className={styles.label} />
      <div className={styles.axis} aria-hidden>
        {HOURS_OF_AXIS.map((hour) => (
          <span key={hour} style={{ left: `${placeOf(hourOf(span, hour), span) * 100}%` }}>
            {twoDigits(hour)}:00
          </span>
        ))}
      </div>
    </div>
  );
}

/** The time at which an hour of this day begins on the clock of this device. */
const hourOf = ({ from }: Span, hour: number): number => new Date(from).setHours(hour, 0, 0, 0);

function Hours({ span, width, height }: { span: Span; width: number; height: number }) {
  return HOURS_OF_AXIS.map((hour) => {
    const x = placeOf(hourOf(span, hour), span) * width;
    return <line key={hour} className={styles.grid} x1={x} x2={x} y1={14} y2={height} />;
  });
}

interface StacksProps {
  quarters: readonly Quarter[];
  ownCode: string;
  /** The width of a quarter, px. */
  step: number;
  /** The number of starts in the busiest quarter. */
  most: number;
}

/**
 * A stack for each quarter, with a block for each start. The integration in the form is on top. If the blocks
 * would be too flat to tell apart, the other integrations are drawn as one block.
 */
function Stacks({ quarters, ownCode, step, most }: StacksProps) {
  const unit = Math.min(STACKS.start, STACKS.most / Math.max(1, most));
  const width = Math.max(1, step - 2);
  return quarters.map(({ from, starts }, index) => {
    const others = starts.filter((start) => start.code !== ownCode).length;
    const box = { x: index * step + 1, width };
    return (
      <g key={from}>
        {unit > 3 ? (
          Array.from({ length: others }, (_, level) => (
            <rect
              key={level}
              {...box}
              className={styles.other}
              y={STACKS.height - (level + 1) * unit}
              height={unit - 1}
            />
          ))
        ) : (
          <rect {...box} className={styles.other} y={STACKS.height - others * unit - 1} height={others * unit} />
        )}
        {starts.length > others && (
          <rect
            {...box}
            className={styles.own}
            y={STACKS.height - (others + 1) * unit - (unit > 3 ? 0 : 3)}
            height={Math.max(3, unit - 1)}
          />
        )}
      </g>
    );
  });
}

/** Returns a function that describes a quarter: "03:00, 6 start, this one too: Packshots, Rules and 4 more". */
function useQuarterText(ownCode: string, nameOf: (code: string) => string): (quarter: Quarter | undefined) => string {
  const { t } = useTranslation('schedules');
  const format = useFormat();
  return (quarter) => {
    if (quarter === undefined) return '';
    const time = formatHourMinute(new Date(quarter.from));
    const { starts } = quarter;
    if (starts.length === 0) return `${time}, ${t('quarter.none')}`;
    const others = starts.filter((start) => start.code !== ownCode).map((start) => nameOf(start.code));
    const more = others.length - NAMED;
    const named =
      more > 0 ? [...others.slice(0, NAMED), t('quarter.more', { count: more, number: format.number(more) })] : others;
    const parts = [
      time,
      t('quarter.starts', { count: starts.length, number: format.number(starts.length) }),
      ...(others.length < starts.length ? [t('quarter.own')] : []),
    ].join(', ');
    return others.length === 0 ? parts : t('quarter.named', { parts, names: format.list(named) });
  };
}
