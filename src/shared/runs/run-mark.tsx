import type { RunOutcome } from '@/domain/runs/health/outcome';
import type { Shortfall } from '@/domain/runs/figures/item-shortfall';
import styles from './run-mark.module.css';

interface RunMarkProps {
  outcome: RunOutcome;
  /** The left edge, px. */
  x: number;
  /** The y coordinate of the lower edge, px. */
  base: number;
  width: number;
  height: number;
  /** The y coordinate of the upper end of the dashed line above the bar of a run in progress, px. */
  openTo?: number;
  /** Set if the run processed nothing, or far less than usual. */
  shortfall?: Shortfall['kind'] | null;
}

/** The heights of the cap of a warning and of the gap below the cap, px. */
const CAP = 3;
const GAP = 2;
/** The width of the outline of a stopped run, px. */
const OUTLINE = 1.5;

/** The minimum height of a warning, px, so that its cap is visible. */
export const MIN_WARNING_HEIGHT = 8;

/**
 * A run as a bar. The colour and the shape show the outcome: a warning has a cap, an error has a dot below, a stopped
 * run is hollow, and a run in progress continues as a dashed line. A run that processed nothing is hollow and has a
 * ring below; a run that processed far less than usual has only the ring.
 */
export function RunMark(props: RunMarkProps) {
  const { outcome, x, base, width, height, openTo = base - height, shortfall = null } = props;
  const barHeight = outcome === 'warning' ? Math.max(MIN_WARNING_HEIGHT, height) : height;
  const y = base - barHeight;
  const middle = x + width / 2;
  const box = { x, y, width, height: barHeight, rx: width > 8 ? 2 : 1 };
  return (
    <g className={styles[outcome]}>
      {shortfall === 'nothing' ? (
        <rect
          {...box}
          className={styles.hollow}
          x={x + OUTLINE / 2}
          y={y + OUTLINE / 2}
          width={width - OUTLINE}
          height={Math.max(OUTLINE, barHeight - OUTLINE)}
        />
      ) : outcome === 'warning' ? (
        <>
          <rect {...box} height={CAP} rx={1} />
          <rect {...box} y={y + CAP + GAP} height={barHeight - CAP - GAP} rx={1} />
        </>
      ) : outcome === 'stopped' ? (
        <rect
          {...box}
          x={x + OUTLINE / 2}
          y={y + OUTLINE / 2}
          width={width - OUTLINE}
          height={Math.max(OUTLINE, barHeight - OUTLINE)}
        />
      ) : (
        <rect {...box} />
      )}
      {outcome === 'running' && openTo < y && <path className={styles.open} d={`M${middle} ${y}V${openTo}`} />}
      {outcome === 'error' && <circle cx={middle} cy={base + (width > 8 ? 6 : 4)} r={width > 8 ? 3 : 2} />}
      {shortfall !== null && (
        <circle className={styles.ring} cx={middle} cy={base + (width > 8 ? 6 : 4)} r={width > 8 ? 3 : 2} />
      )}
    </g>
  );
}

interface OutlierMarkProps {
  kind: 'long' | 'short';
  /** The x coordinate of the bar's middle, px. */
  x: number;
  /** The y coordinate of the mark's lower end, px. */
  y: number;
}

/** An arrow above a run that took unusually long (up) or short (down). */
export function OutlierMark({ kind, x, y }: OutlierMarkProps) {
  return (
    <path className={styles.outlier} d={kind === 'long' ? `M${x - 3} ${y}h6l-3 -3z` : `M${x - 3} ${y - 3}h6l-3 3z`} />
  );
}
