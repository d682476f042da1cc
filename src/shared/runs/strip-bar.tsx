import { MEDIAN_HEIGHT, type StripMark } from '@/domain/runs/strip';
import styles from './run-strip.module.css';

/** Measures of a strip, px: arrows at the top, then the bars, then the dots of failed runs. */
const TOP = 4;
const BASE = 22;
const PLOT = BASE - TOP;
/** A bar is never lower, so that a short run is seen too; one with a cap needs more. */
const LOWEST = 4;
const LOWEST_WARNING = 8;
/** The cap of a warning and the gap below it. */
const CAP = 3;
const GAP = 2;

export const STRIP = { bar: 6, gap: 2, height: 28, median: BASE - MEDIAN_HEIGHT * PLOT } as const;

/** The left edge of a place in the strip. @param place 0 is the leftmost */
export const stripX = (place: number): number => place * (STRIP.bar + STRIP.gap);

/** The base line where a run could be. */
export function StripBase({ place }: { place: number }) {
  return <rect className={styles.missing} x={stripX(place)} y={BASE - 1} width={STRIP.bar} height={1} />;
}

interface StripBarProps {
  mark: Pick<StripMark, 'outcome' | 'height' | 'outlier'>;
  place: number;
  /** The pointer or the keyboard is on it. */
  framed?: boolean;
}

/**
 * One run: its height is its duration, its colour and its shape are its outcome. A warning has a cap, an error a dot
 * below, a stopped run is hollow, a running one is open at the top.
 */
export function StripBar({ mark, place, framed = false }: StripBarProps) {
  const { outcome, height, outlier } = mark;
  const x = stripX(place);
  const lowest = outcome === 'warning' ? LOWEST_WARNING : LOWEST;
  const tall = Math.max(lowest, Math.round((height ?? 0) * PLOT));
  const y = BASE - tall;
  const box = { x, y, width: STRIP.bar, height: tall, rx: 1 };
  return (
    <g className={styles[outcome]}>
      {outcome === 'warning' ? (
        <>
          <rect {...box} height={CAP} />
          <rect {...box} y={y + CAP + GAP} height={tall - CAP - GAP} />
        </>
      ) : outcome === 'stopped' ? (
        <rect {...box} x={x + 0.75} y={y + 0.75} width={STRIP.bar - 1.5} height={tall - 1.5} />
      ) : outcome === 'running' ? (
        <>
          <rect {...box} y={BASE - LOWEST_WARNING} height={LOWEST_WARNING} />
          <path className={styles.open} d={`M${x + STRIP.bar / 2} ${BASE - LOWEST_WARNING}V${STRIP.median}`} />
        </>
      ) : (
        <rect {...box} />
      )}
      {outcome === 'error' && <circle cx={x + STRIP.bar / 2} cy={BASE + 4} r={2} />}
      {outlier === 'long' && <path className={styles.outlier} d={`M${x} ${TOP - 1}h6l-3 -3z`} />}
      {outlier === 'short' && <path className={styles.outlier} d={`M${x} ${y - 5}h6l-3 3z`} />}
      {framed && (
        <rect className={styles.frameLine} x={x - 1.5} y={y - 1.5} width={STRIP.bar + 3} height={tall + 3} rx={2} />
      )}
    </g>
  );
}
