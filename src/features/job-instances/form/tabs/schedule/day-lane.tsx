import { useTranslation } from 'react-i18next';
import { useServerMinute } from '@/data/use-server-time';
import type { Span } from '@/domain/runs/period/period';
import { usualRuns } from '@/domain/schedule/day-starts';
import { useFormat } from '@/i18n/format/use-format';
import { classNames } from '@/ui/theme/class-names';
import styles from './day.module.css';

/** Sizes in px: the height of the lane, the height of a run, and the tops of the two rows for runs that overlap. */
const LANE = { height: 32, run: 10, rows: [4, 17] } as const;

/** The position of a time in a span: 0 at the start of the span, 1 at its end. */
export const placeOf = (time: number, { from, to }: Span): number => (time - from) / (to - from);

interface DayLaneProps extends Omit<RunsProps, 'usual'> {
  /** The usual duration of a run, milliseconds; null if unknown. */
  usual: number | null;
}

/**
 * Draws one day: the runs of the integration in the form, with their usual duration, and a line at the current time.
 */
export function DayLane({ usual, ...props }: DayLaneProps) {
  const { t } = useTranslation('schedules');
  const format = useFormat();
  const { starts, span, width } = props;
  return (
    <svg
      width={width}
      height={LANE.height}
      className={styles.svg}
      role="img"
      aria-label={t('lane.described', { count: starts.length, number: format.number(starts.length) })}
    >
      {usual !== null && <Runs {...props} usual={usual} />}
      <Now span={span} width={width} />
    </svg>
  );
}

interface RunsProps {
  /** When the runs start, milliseconds since 1970. */
  starts: readonly number[];
  /** The usual duration of a run, milliseconds. */
  usual: number;
  span: Span;
  /** px */
  width: number;
}

/** Draws the runs with their usual duration. If any of them overlap, the runs alternate between two rows. */
function Runs({ starts, usual, span, width }: RunsProps) {
  const runs = usualRuns(starts, usual);
  const isStaggered = runs.some(({ overlap }) => overlap !== null);
  const x = (time: number): number => placeOf(time, span) * width;
  return (
    <>
      <defs>
        <pattern id="schedule-overlap" width={4} height={4} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className={styles.overlap} width={4} height={4} />
          <rect className={styles.gap} width={1.4} height={4} />
        </pattern>
      </defs>
      {runs.map(({ from, to, overlap }, index) => {
        const y = isStaggered ? LANE.rows[index % 2] : 10;
        return (
          <g key={from}>
            <rect
              className={styles.own}
              x={x(from)}
              width={Math.max(2, x(to) - x(from))}
              y={y}
              height={LANE.run}
              rx={2}
            />
            {overlap !== null && (
              <rect
                className={styles.hatch}
                x={x(overlap.from)}
                width={Math.max(2, x(overlap.to) - x(overlap.from))}
                y={y}
                height={LANE.run}
              />
            )}
          </g>
        );
      })}
    </>
  );
}

/** A line at the current time. */
function Now({ span, width }: { span: Span; width: number }) {
  const now = useServerMinute();
  const place = placeOf(now, span);
  if (place < 0 || place > 1) return null;
  return <line className={styles.now} x1={place * width} x2={place * width} y2={LANE.height} />;
}

/** Explains the marks. Hidden from screen readers, because the texts of the picture say the same. */
export function DayLegend({ hasUsual }: { hasUsual: boolean }) {
  const { t } = useTranslation('schedules');
  const items = (['other', 'own', 'overlap', 'now'] as const).filter((item) => item !== 'overlap' || hasUsual);
  return (
    <ul className={styles.legend} aria-hidden>
      {items.map((item) => (
        <li key={item}>
          <i className={classNames(styles.sample, styles[`${item}Sample`])} />
          {t(`legend.${item}`)}
        </li>
      ))}
    </ul>
  );
}
