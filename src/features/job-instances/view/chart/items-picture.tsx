import { scaleLinear } from 'd3-scale';
import { useTranslation } from 'react-i18next';
import { MAX_RUNS, MIN_RUNS } from '@/domain/runs/figures/usual-duration';
import type { StripMark } from '@/domain/runs/charts/strip';
import type { UsualRange } from '@/domain/runs/figures/usual-range';
import { hasSucceeded } from '@/domain/runs/health/outcome';
import { useFormat } from '@/i18n/format/use-format';
import { CHART, type ChartLayout } from './chart-layout';
import styles from './chart.module.css';

/** Heights from top to bottom, px: the title, the bars, the space below them. */
const HEAD = 30;
const PLOT = 60;
const FOOT = 12;
const ITEMS_HEIGHT = HEAD + PLOT + FOOT;
const BASE = HEAD + PLOT;
const LOWEST_BAR = 2;
const RING = 5;

interface ItemsPictureProps {
  marks: readonly StripMark[];
  usual: UsualRange | null;
  /** The layout of the durations above this picture. The bars of a run have the same x in both pictures. */
  layout: ChartLayout;
  width: number;
}

/**
 * The processed items of the runs as bars, below their durations. A run that processed nothing has a ring, and a run
 * whose items are unknown has "?".
 */
export function ItemsPicture({ marks, usual, layout, width }: ItemsPictureProps) {
  const format = useFormat();
  const most = Math.max(1, usual?.high ?? 0, ...marks.map(({ items }) => items ?? 0));
  const y = scaleLinear().domain([0, most]).nice(2).range([BASE, HEAD]);
  const right = width - CHART.right;
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${ITEMS_HEIGHT}`}
      width={width}
      height={ITEMS_HEIGHT}
      className={styles.svg}
    >
      {usual !== null && (
        <rect
          className={styles.band}
          x={CHART.left}
          width={right - CHART.left}
          y={y(usual.high)}
          height={Math.max(1, y(usual.low) - y(usual.high))}
        />
      )}
      {y.ticks(2).map((count) => (
        <g key={count}>
          <line className={styles.line} x1={CHART.left} x2={right} y1={y(count)} y2={y(count)} />
          <text className={styles.tick} x={CHART.left - 8} y={y(count) + 4}>
            {format.number(count)}
          </text>
        </g>
      ))}
      {usual !== null && (
        <line className={styles.median} x1={CHART.left} x2={right} y1={y(usual.median)} y2={y(usual.median)} />
      )}
      {marks.map(({ run, items, shortfall }, index) => {
        const bar = layout.bars[index];
        if (bar === undefined || !hasSucceeded(run.status)) return null;
        const middle = bar.x + bar.width / 2;
        if (items === null)
          return (
            <text key={run.id} className={styles.unknown} x={middle} y={BASE - 4}>
              ?
            </text>
          );
        if (shortfall?.kind === 'nothing') return <NothingMark key={run.id} x={middle} y={BASE - RING - 2} />;
        const height = Math.max(LOWEST_BAR, BASE - y(items));
        return (
          <rect
            key={run.id}
            className={shortfall === null ? styles.items : styles.fewItems}
            x={bar.x}
            y={BASE - height}
            width={bar.width}
            height={height}
            rx={1}
          />
        );
      })}
    </svg>
  );
}

/** A crossed ring around a point, which means that nothing was processed. */
export function NothingMark({ x, y }: { x: number; y: number }) {
  const reach = RING * Math.SQRT1_2;
  return (
    <g className={styles.nothing}>
      <circle cx={x} cy={y} r={RING} />
      <path d={`M${x - reach} ${y + reach}L${x + reach} ${y - reach}`} />
    </g>
  );
}

/** The rule by which a run counts as having processed too little. Shown only if the chart has such a run. */
export function ShortfallNote({ marks }: { marks: readonly StripMark[] }) {
  const { t } = useTranslation('health');
  if (!marks.some(({ shortfall }) => shortfall !== null)) return null;
  return <p className={styles.note}>{t('items.told', { most: MAX_RUNS, least: MIN_RUNS })}</p>;
}
