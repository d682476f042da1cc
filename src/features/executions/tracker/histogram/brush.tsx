import { useState, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { RunColumn, RunColumns } from '@/domain/runs/charts/run-columns';
import { OUTCOMES } from '@/domain/runs/health/outcome';
import { formatDay, formatHourMinute } from '@/i18n/format/date';
import { useFormat } from '@/i18n/format/use-format';
import { lastAtOrBefore } from '@/lib/sorted-search';
import { MarkTooltip } from '@/ui/overlay/mark-tooltip';
import type { CreatedSpan } from '@/domain/runs/period/created-span';
import { useBrush, type Range } from './use-brush';
import styles from './histogram.module.css';

interface BrushProps {
  runColumns: RunColumns;
  width: number;
  created: CreatedSpan | null;
  onCreatedChange: (created: CreatedSpan | null) => void;
}

/**
 * A layer over the columns of the histogram. The user selects a span of time by dragging or with keys; a double click
 * clears the selection.
 */
export function Brush({ runColumns: { by, columns }, width, created, onCreatedChange }: BrushProps) {
  const { t } = useTranslation('tracker');
  const count = columns.length;
  const step = width / count;
  const edges = [...columns.map(({ from }) => from), columns.at(-1)?.to ?? 0];
  const { range, surface, handle } = useBrush({
    count,
    width,
    leap: { hour: 24, sixHours: 4, day: 7 }[by],
    value: rangeOf(created, edges),
    onChange: (next) => onCreatedChange(next && spanOf(next, edges)),
  });
  const [hovered, setHovered] = useState<{ at: number; anchor: DOMRect } | null>(null);
  const [start, end] = range ?? [0, count];
  const momentOf = (edge: number): string => {
    const date = new Date(edges[edge] ?? 0);
    return `${formatDay(date)} ${formatHourMinute(date)}`;
  };
  const hover = (event: PointerEvent): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const at = Math.floor((event.clientX - box.left) / step);
    if (columns[at] === undefined) return setHovered(null);
    if (hovered?.at !== at) setHovered({ at, anchor: new DOMRect(box.left + at * step, box.top, step, box.height) });
  };
  const under = hovered === null ? undefined : columns[hovered.at];
  return (
    <div
      className={styles.brush}
      {...surface}
      onPointerMove={(event) => {
        surface.onPointerMove(event);
        hover(event);
      }}
      onPointerLeave={() => setHovered(null)}
    >
      {range !== null && (
        <>
          <div className={styles.outside} style={{ left: 0, width: `${start * step}px` }} />
          <div className={styles.outside} style={{ left: `${end * step}px`, right: 0 }} />
          <div className={styles.chosen} style={{ left: `${start * step}px`, width: `${(end - start) * step}px` }} />
        </>
      )}
      {(['start', 'end'] as const).map((which) => {
        const edge = which === 'start' ? start : end;
        return (
          <div
            key={which}
            role="slider"
            tabIndex={0}
            data-end={which}
            className={range === null ? styles.handleUnset : styles.handle}
            style={{ left: `${edge * step}px` }}
            aria-label={t(`histogram.${which}`)}
            aria-valuemin={0}
            aria-valuemax={count}
            aria-valuenow={edge}
            aria-valuetext={momentOf(edge)}
            {...handle(which)}
          />
        );
      })}
      {hovered !== null && under !== undefined && (
        <MarkTooltip anchor={hovered.anchor}>
          {by === 'day' ? formatDay(new Date(under.from)) : momentOf(hovered.at)} · <Counts column={under} />
        </MarkTooltip>
      )}
    </div>
  );
}

/** The text of a column: "12 runs, 2 errors, 10 success". */
function Counts({ column: { total, counts } }: { column: RunColumn }) {
  const { t } = useTranslation('tracker');
  const format = useFormat();
  const counted = (count: number) => ({ count, number: format.number(count) });
  const outcomes = OUTCOMES.filter((outcome) => counts[outcome] > 0);
  return [
    t('histogram.runs', counted(total)),
    ...outcomes.map((outcome) => t(`outcome.${outcome}`, { ns: 'health', ...counted(counts[outcome]) })),
  ].join(', ');
}

function rangeOf(created: CreatedSpan | null, edges: readonly number[]): Range | null {
  if (created === null) return null;
  const count = edges.length - 1;
  const start = Math.min(count - 1, Math.max(0, lastAtOrBefore(edges, created.from)));
  const last = created.to === null ? count - 1 : lastAtOrBefore(edges, created.to - 1);
  return [start, Math.min(count, Math.max(start, last) + 1)];
}

/** The span of time of a range of columns. If the range includes the last column, the span has no end (`to: null`). */
function spanOf([start, end]: Range, edges: readonly number[]): CreatedSpan {
  return { from: edges[start] ?? 0, to: end === edges.length - 1 ? null : (edges[end] ?? null) };
}
