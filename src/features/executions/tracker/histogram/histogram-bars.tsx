import { memo } from 'react';
import type { RunOutcome } from '@/domain/runs/health/outcome';
import type { RunColumn, RunColumns } from '@/domain/runs/charts/run-columns';
import marks from '@/shared/runs/run-mark.module.css';
import styles from './histogram.module.css';

/**
 * The height of the picture, the height of the highest column, and the y of the base line, px. The room above the
 * highest column is for the dot of an error and for the number of runs.
 */
export const PICTURE = { height: 60, column: 38, base: 56 };

/** The outcomes in a column, from the bottom up. */
const ORDER = ['success', 'stopped', 'running', 'warning', 'error'] as const satisfies readonly RunOutcome[];
/** The minimum height of a piece, px, so that one run among many is visible. */
const MIN_HEIGHT = 2;
/** The minimum height of a warning, px. It is greater than `MIN_HEIGHT`, because a warning has a cap and a gap. */
const MIN_WARNING_HEIGHT = 5;
const GAP = 1.5;

interface HistogramBarsProps {
  runColumns: RunColumns;
  width: number;
  /** Describes the picture for screen readers. */
  label: string;
}

/** The columns of the histogram. In each, the outcomes are stacked. */
export const HistogramBars = memo(function HistogramBars({ runColumns, width, label }: HistogramBarsProps) {
  const { columns, most } = runColumns;
  const step = width / columns.length;
  return (
    <svg
      className={styles.svg}
      viewBox={`0 0 ${width} ${PICTURE.height}`}
      preserveAspectRatio="none"
      width={width}
      height={PICTURE.height}
      role="img"
      aria-label={label}
    >
      <line className={styles.base} x2={width} y1={PICTURE.base + 0.5} y2={PICTURE.base + 0.5} />
      {columns.map(
        (column, at) =>
          column.total > 0 && <Stack key={column.from} column={column} most={most} x={at * step} step={step} />,
      )}
    </svg>
  );
});

interface StackProps {
  column: RunColumn;
  most: number;
  x: number;
  step: number;
}

function Stack({ column: { counts }, most, x, step }: StackProps) {
  const width = Math.max(1, step - Math.min(2, step * 0.25));
  const left = x + (step - width) / 2;
  return (
    <g>
      {piecesOf(counts, most).map((piece) => (
        <Piece key={piece.outcome} {...piece} x={left} width={width} />
      ))}
    </g>
  );
}

/**
 * The pieces of a column, from the bottom up.
 * @param most the number of runs in the highest column
 */
function piecesOf(counts: RunColumn['counts'], most: number): { outcome: RunOutcome; y: number; height: number }[] {
  const outcomes = ORDER.filter((outcome) => counts[outcome] > 0);
  const heights = outcomes.map((outcome) => {
    const least = outcome === 'warning' ? MIN_WARNING_HEIGHT : MIN_HEIGHT;
    return Math.max(least, (counts[outcome] / most) * PICTURE.column);
  });
  // Minimum heights may make a column too high. Its highest piece is then shortened.
  const excess = Math.max(0, heights.reduce((sum, height) => sum + height, 0) - PICTURE.column);
  const highest = heights.indexOf(Math.max(...heights));
  let y = PICTURE.base;
  return outcomes.map((outcome, index) => {
    const height = (heights[index] ?? 0) - (index === highest ? excess : 0);
    y -= height;
    return { outcome, y, height };
  });
}

/** A piece of a column. Colour and shape show its outcome: a warning has a cap, an error a dot, stopped is hollow. */
function Piece({
  outcome,
  x,
  y,
  width,
  height,
}: {
  outcome: RunOutcome;
  x: number;
  y: number;
  width: number;
  height: number;
}) {
  const box = { x, y, width, height: Math.max(1, height - 1) };
  if (outcome === 'stopped' && width > 4)
    return (
      <rect className={marks.stopped} {...box} x={x + 0.75} width={width - 1.5} height={Math.max(1, height - 2)} />
    );
  return (
    <g className={marks[outcome]}>
      <rect {...box} />
      {outcome === 'warning' && <rect className={styles.gap} {...box} y={y + 2} height={GAP} />}
      {outcome === 'error' && <circle cx={x + width / 2} cy={y - 3.5} r={2} />}
    </g>
  );
}
