import { useMissingReason } from '@/data/sync/use-missing-reason';
import { missingText } from '@/i18n/missing-text';
import type { ApiProblem } from '@/domain/problem';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useServerMinute } from '@/data/use-server-time';
import type { HistoryRow } from '@/domain/instance';
import type { StripMark } from '@/domain/runs/charts/strip';
import type { ItemCount, ItemCounter } from '@/domain/runs/figures/run-items';
import type { UsualDuration } from '@/domain/runs/figures/usual-duration';
import { changeMarks } from '@/domain/versions/runs/version-changes';
import { executionPath } from '@/domain/addresses/paths';
import { RunCard } from '@/shared/runs/run-card';
import { OutlierMark, RunMark } from '@/shared/runs/run-mark';
import { useAxisText } from '@/shared/runs/use-axis-text';
import { useMarkNavigation } from '@/shared/runs/use-mark-navigation';
import { useRunText } from '@/shared/runs/use-run-text';
import { classNames } from '@/ui/theme/class-names';
import type { UsualRange } from '@/domain/runs/figures/usual-range';
import { CountsButton, ItemsHead } from './items-head';
import { ItemsPicture, ShortfallNote } from './items-picture';
import { useWidth } from '@/ui/layout/use-width';
import { BASE, CHART, CHART_HEIGHT, chartLayout, runsInWidth, type ChartLayout } from './chart-layout';
import { ChangeFlags } from './change-flags';
import { ChartLegend } from './chart-legend';
import { useRunFacts } from './use-run-facts';
import styles from './chart.module.css';

/** The width of the chart until it is measured, px: the correct width in a window of 1366 px. */
const WIDTH_BEFORE_MEASURING = 1318;

export interface RunChartProps {
  /** Oldest first. */
  marks: readonly StripMark[];
  usual: UsualDuration | null;
  /** The usual number of processed items; null if unknown. */
  itemRange: UsualRange | null;
  /** Null if this device does not have the history; undefined until known. */
  configurationHistory: HistoryRow | null | undefined;
  /** Why the history could not be read; null if no reading has failed. */
  historyProblem: ApiProblem | null;
  /** The code of the instance. */
  code: string;
  /** The code of the job of these runs; null if unknown. */
  job: string | null;
  /** The counters that make up the items of the newest run; empty if unknown. */
  counters: readonly ItemCounter[];
}

/**
 * A chart of runs: their durations as bars over the usual range, flags where the configuration changed, and below the
 * bars the processed items.
 */
export function RunChart(props: RunChartProps) {
  const { marks: all, usual, itemRange, configurationHistory, historyProblem, code, job, counters } = props;
  const navigate = useNavigate();
  const now = useServerMinute();
  const { summary } = useRunText();
  const [frame, width] = useWidth<HTMLDivElement>(WIDTH_BEFORE_MEASURING);
  const marks = useMemo(() => all.slice(-runsInWidth(width)), [all, width]);
  const changes = useMemo(
    () => changeMarks(marks.map(createdAt), configurationHistory?.entries ?? []),
    [marks, configurationHistory],
  );
  const layout = useMemo(() => chartLayout({ marks, usual, changes, width, now }), [marks, usual, changes, width, now]);
  const [items, setItems] = useState<ItemCount | null>(null);
  const { versionOf, factsOf } = useRunFacts(configurationHistory ?? null);
  const { reading, handlers } = useMarkNavigation({
    count: marks.length,
    width,
    indexAt: layout.indexAt,
    placeOf: (index) => layout.bars[index] ?? { x: 0, width: 0 },
    onOpen: (index) => {
      const mark = marks[index];
      if (mark !== undefined) void navigate(executionPath(mark.run.id));
    },
    opensOnPress: true,
  });
  const shown = reading === null ? undefined : marks[reading.index];
  const hasItems = marks.some(({ items }) => items !== null);
  return (
    <div>
      <div ref={frame} className={classNames(styles.frame, hasItems && styles.withItems)}>
        <div
          // A slider role lets screen readers step through the runs as values.
          role="slider"
          aria-readonly
          tabIndex={0}
          aria-label={summary({ marks, hasMedian: usual !== null })}
          aria-valuemin={1}
          aria-valuemax={marks.length}
          aria-valuenow={(reading?.index ?? marks.length - 1) + 1}
          aria-valuetext={shown === undefined ? factsOf(marks.at(-1)) : factsOf(shown, items)}
          className={shown === undefined ? styles.picture : styles.pressable}
          {...handlers}
        >
          <svg
            aria-hidden
            viewBox={`0 0 ${width} ${CHART_HEIGHT}`}
            width={width}
            height={CHART_HEIGHT}
            className={styles.svg}
          >
            <Background layout={layout} usual={usual} width={width} />
            <Bars layout={layout} marks={marks} usual={usual} framed={reading?.index ?? null} />
          </svg>
          {hasItems && <ItemsPicture marks={marks} usual={itemRange} layout={layout} width={width} />}
          {reading !== null && shown !== undefined && (
            <RunCard
              key={shown.run.id}
              anchor={reading.anchor}
              mark={shown}
              version={versionOf(shown)}
              onItems={setItems}
            />
          )}
        </div>
        {hasItems && (
          <ItemsHead top={CHART_HEIGHT} left={CHART.left} right={CHART.right} {...{ code, job, counters }} />
        )}
        <ChangeFlags changes={changes} places={layout.flags} width={width} code={code} />
      </div>
      <div className={styles.below}>
        <ChartLegend usual={usual} hasChanges={changes.length > 0} hasItems={hasItems} />
        {!hasItems && <CountsButton code={code} job={job} />}
      </div>
      <ShortfallNote marks={marks} />
      <HistoryNote configurationHistory={configurationHistory} problem={historyProblem} first={marks[0]} />
    </div>
  );
}

const createdAt = ({ run }: StripMark): number => Date.parse(run.createdAt ?? '');

interface PartProps {
  layout: ChartLayout;
  usual: UsualDuration | null;
}

/** The background: the usual range, the lines of the ticks, and the days. */
function Background({ layout, usual, width }: PartProps & { width: number }) {
  const axisText = useAxisText(layout.ticks.map(({ duration }) => duration));
  const right = width - CHART.right;
  return (
    <>
      {usual !== null && (
        <rect
          className={styles.band}
          x={CHART.left}
          width={right - CHART.left}
          y={layout.yOf(usual.high)}
          height={Math.max(1, layout.yOf(usual.low) - layout.yOf(usual.high))}
        />
      )}
      {layout.ticks.map(({ duration, y }) => (
        <g key={duration}>
          <line className={styles.line} x1={CHART.left} x2={right} y1={y} y2={y} />
          <text className={styles.tick} x={CHART.left - 8} y={y + 4}>
            {axisText(duration)}
          </text>
        </g>
      ))}
      {usual !== null && (
        <line
          className={styles.median}
          x1={CHART.left}
          x2={right}
          y1={layout.yOf(usual.median)}
          y2={layout.yOf(usual.median)}
        />
      )}
      {layout.days.map(({ text, x }) => (
        <text key={x} className={styles.day} x={x} y={CHART_HEIGHT - 6}>
          {text}
        </text>
      ))}
    </>
  );
}

interface BarsProps extends PartProps {
  marks: readonly StripMark[];
  /** The index of the hovered or selected run; null if there is none. */
  framed: number | null;
}

function Bars({ layout, marks, usual, framed }: BarsProps) {
  return marks.map(({ run, outcome, outlier, shortfall, lateSince }, index) => {
    const bar = layout.bars[index];
    if (bar === undefined) return null;
    const { x, width, height } = bar;
    const y = BASE - height;
    return (
      <g key={run.id}>
        <RunMark
          outcome={outcome}
          x={x}
          base={BASE}
          width={width}
          height={height}
          openTo={usual === null ? y - 12 : Math.min(y, layout.yOf(usual.median))}
          shortfall={shortfall?.kind ?? null}
        />
        {lateSince !== null && <OutlierMark kind="long" x={x + width / 2} y={y - 3} />}
        {outlier !== null && <OutlierMark kind={outlier} x={x + width / 2} y={y - 3} />}
        {index === framed && (
          <rect className={styles.framed} x={x - 3} y={y - 3} width={width + 6} height={height + 6} rx={3} />
        )}
      </g>
    );
  });
}

/** Says if changes of the configuration are missing from the chart. */
function HistoryNote({
  configurationHistory,
  problem,
  first,
}: {
  configurationHistory: HistoryRow | null | undefined;
  problem: ApiProblem | null;
  first: StripMark | undefined;
}) {
  const { t } = useTranslation('health');
  const reason = useMissingReason(problem);
  if (configurationHistory === undefined || first === undefined) return null;
  if (configurationHistory === null)
    return <p className={styles.note}>{`${t('history.noChanges')} ${missingText(reason)}`}</p>;
  const oldest = Date.parse(configurationHistory.entries.at(-1)?.loggedAt ?? '');
  return configurationHistory.hasMore && oldest > createdAt(first) ? (
    <p className={styles.note}>{t('history.olderChanges')}</p>
  ) : null;
}
