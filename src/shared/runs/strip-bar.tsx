import { MEDIAN_HEIGHT, type StripMark } from '@/domain/runs/charts/strip';
import { MIN_WARNING_HEIGHT, OutlierMark, RunMark } from './run-mark';
import styles from './run-strip.module.css';

/** Measures of a strip, px. From top to bottom: the arrows, the bars, the dots of failed runs. */
const TOP = 2;
const BASE = 28;
const PLOT = BASE - TOP;
/** The minimum height of a bar, px, so that a short run is visible. */
const MIN_HEIGHT = 8;

export const STRIP = { bar: 6, gap: 2, height: 34, median: BASE - MEDIAN_HEIGHT * PLOT } as const;

/** The x coordinate of the left edge of a place in the strip. Place 0 is the leftmost. */
export const stripX = (place: number): number => place * (STRIP.bar + STRIP.gap);

/** The base line at a place without a run. */
export function StripBase({ place }: { place: number }) {
  return <rect className={styles.missing} x={stripX(place)} y={BASE - 1} width={STRIP.bar} height={1} />;
}

interface StripBarProps {
  mark: Pick<StripMark, 'outcome' | 'height'> & Partial<Pick<StripMark, 'outlier' | 'shortfall' | 'lateSince'>>;
  place: number;
  /** True for the run under the pointer or the keyboard focus, and for the run that the screen shows. */
  framed?: boolean;
}

/**
 * The bar of a run; its height shows the duration. A run in progress is a short bar with a dashed line up to the
 * median. If the run is late, the line goes up to the arrow that marks unusually long runs.
 */
export function StripBar({ mark, place, framed = false }: StripBarProps) {
  const { outcome, height, outlier = null, shortfall = null, lateSince = null } = mark;
  const x = stripX(place);
  const barHeight = outcome === 'running' ? MIN_WARNING_HEIGHT : Math.max(MIN_HEIGHT, Math.round((height ?? 0) * PLOT));
  const y = BASE - barHeight;
  return (
    <>
      <RunMark
        outcome={outcome}
        x={x}
        base={BASE}
        width={STRIP.bar}
        height={barHeight}
        openTo={lateSince === null ? STRIP.median : TOP + 4}
        shortfall={shortfall?.kind ?? null}
      />
      {outlier !== null && <OutlierMark kind={outlier} x={x + STRIP.bar / 2} y={y - 1} />}
      {lateSince !== null && <OutlierMark kind="long" x={x + STRIP.bar / 2} y={TOP + 3} />}
      {framed && (
        <rect
          className={styles.frameLine}
          x={x - 1.5}
          y={y - 1.5}
          width={STRIP.bar + 3}
          height={barHeight + 3}
          rx={2}
        />
      )}
    </>
  );
}
