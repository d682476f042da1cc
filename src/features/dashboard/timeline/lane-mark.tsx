import type { CSSProperties } from 'react';
import type { TimelineMark } from '@/domain/runs/charts/timeline-marks';
import { classNames } from '@/ui/theme/class-names';
import styles from './lane-mark.module.css';

/** Dimensions of a lane, px. */
export const LANE = { height: 24, bar: 14 } as const;
/** The vertical positions of a bar, px. The space below the bar is for the dot of a failed run. */
const TOP = 4;
const BOTTOM = TOP + LANE.bar;
const MIDDLE = TOP + LANE.bar / 2;
/**
 * A mark at least this wide (px) shows its kind with a hatch or a cross; a narrower mark shows its kind with a cap or a
 * dot.
 */
const WIDE = 16;
const CAP = 4;
const GAP = 2;
const DOT = 2.5;
const RING = 1.75;
const FRAME = 2;

interface LaneMarkProps {
  mark: TimelineMark;
  /** The area in which a press hits the mark; absent in the legend. */
  area?: { x: number; width: number } | undefined;
}

/**
 * Draws a mark. Its shape and its colour both show its kind. As in the strip of runs, a run that processed nothing is
 * hollow and has a ring below it. A mark of several runs has the ring if any of them processed nothing, and is hollow
 * if all did.
 */
export function LaneMark({ mark, area }: LaneMarkProps) {
  const { kind, x, width, count, shortfalls } = mark;
  const box = { x, y: TOP, width, height: LANE.bar, rx: 2 };
  const isHollow = shortfalls.length === count;
  return (
    <>
      {area && <rect {...area} className={styles.hit} height={LANE.height} />}
      <g className={classNames(styles.mark, styles[kind])}>
        {isHollow ? <rect {...inset(box)} className={styles.hollow} /> : <Shape mark={mark} box={box} />}
        {/* A failed run has its dot in this place instead. */}
        {shortfalls.length > 0 && kind !== 'error' && (
          <circle className={styles.ring} cx={x + width / 2} cy={BOTTOM + DOT + 1} r={RING} />
        )}
      </g>
      <rect
        className={styles.frame}
        x={x - FRAME}
        y={TOP - FRAME}
        width={width + 2 * FRAME}
        height={LANE.bar + 2 * FRAME}
        rx={3}
      />
    </>
  );
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  rx: number;
}

function Shape({ mark: { kind, x, width }, box }: { mark: TimelineMark; box: Box }) {
  const right = x + width;
  switch (kind) {
    case 'success':
      return <rect {...box} />;
    case 'warning':
      return width < WIDE ? (
        <>
          <rect {...box} height={CAP} rx={1} />
          <rect {...box} y={TOP + CAP + GAP} height={LANE.bar - CAP - GAP} rx={1} />
        </>
      ) : (
        <>
          <rect {...box} />
          <rect {...box} className={styles.hatch} />
        </>
      );
    case 'error':
      return width < WIDE ? (
        <>
          <rect {...box} height={LANE.bar - 1} />
          <circle cx={x + width / 2} cy={BOTTOM + DOT + 1} r={DOT} />
        </>
      ) : (
        <>
          <rect {...box} />
          <path className={styles.cross} d={`M${right - 11} ${MIDDLE - 3}l6 6m0 -6l-6 6`} />
        </>
      );
    case 'stopped':
    case 'planned':
      return <rect {...inset(box)} />;
    case 'missed':
      return (
        <>
          <rect {...inset(box)} />
          <path d={`M${x} ${BOTTOM}L${right} ${TOP}`} />
        </>
      );
    case 'running':
      // The stylesheet scales the bar with a transform, so that it ends at the current time.
      return <rect className={styles.growing} y={TOP} width={1} height={LANE.bar} style={startAt(x)} />;
  }
}

/** Tells the stylesheet where a running bar starts, px. */
const startAt = (x: number): CSSProperties => ({ ['--start' as string]: x });

/** A box whose outline lies inside the given box. */
const inset = ({ x, y, width, height, rx }: Box): Box => ({
  x: x + 0.75,
  y: y + 0.75,
  width: width - 1.5,
  height: height - 1.5,
  rx,
});
