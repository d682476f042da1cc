import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExecutionRow, StepRow } from '@/domain/execution';
import { isPending } from '@/domain/execution-status';
import { axisTicks, stepBars, type StepBars } from '@/domain/runs/charts/step-bars';
import { useFormat } from '@/i18n/format/use-format';
import { useServerSecond } from '@/data/use-server-time';
import { stepText } from '@/shared/runs/run-names';
import { useAxisText } from '@/shared/runs/use-axis-text';
import { classNames } from '@/ui/theme/class-names';
import type { UsualTimes } from './usual-times';
import marks from '@/shared/runs/run-mark.module.css';
import styles from './step-lane.module.css';

interface LaneProps {
  run: ExecutionRow;
  steps: readonly StepRow[];
  usual: UsualTimes;
}

/** The height of a lane, the top and height of its bar, and the height of the mark where the step usually ends, px. */
const LANE = { height: 31, top: 8, bar: 16, usualMark: 22 } as const;
/** The bars use at most this percentage of the lane's width. The rest is for the text to the right of a bar. */
const MAX_BAR_PERCENT = 68;

/** Converts milliseconds since the start of the run to a percentage of the lane. */
const percent = (time: number, { length }: StepBars): number => (time / length) * MAX_BAR_PERCENT;

/** The bars of the steps of a run, updated every second while it is running. Null if they cannot be computed. */
function useBars({ run, steps, usual }: LaneProps): StepBars | null {
  const isRunning = isPending(run.status);
  const now = useServerSecond(isRunning);
  return stepBars(run, steps, usual.run, isRunning ? now : null);
}

/** The bar of a step on the axis of its run, with its duration and a mark where the step usually ends. */
export function StepLane({ step, ...lane }: LaneProps & { step: StepRow }) {
  const { t } = useTranslation('run');
  const format = useFormat();
  const bars = useBars(lane);
  const bar = bars?.bars.get(step.id);
  if (bars === null) return null;
  const usual = lane.usual.steps.get(step.stepName);
  const start = bar === undefined ? 0 : percent(bar.start, bars);
  const end = bar === undefined ? 0 : percent(bar.end, bars);
  const duration = bar === undefined ? '' : format.duration(bar.end - bar.start);
  const usually = usual === undefined ? '' : `, ${t('steps.usually', { duration: format.duration(usual) })}`;
  const told = t('steps.bar', { name: stepText(step.stepName), duration: `${duration}${usually}` });
  return (
    <svg
      aria-hidden
      className={classNames(styles.lane, step.status === 'skipped' && styles.skipped)}
      width="100%"
      height={LANE.height}
      data-tooltip={bar === undefined ? undefined : told}
    >
      {axisTicks(bars.length).map((tick) => (
        <line key={tick} className={styles.grid} {...verticalAt(percent(tick, bars))} y1={0} y2={LANE.height} />
      ))}
      {bar !== undefined && (
        <>
          {bar.gap > 0 && (
            <line
              className={styles.gap}
              x1={`${percent(bar.start - bar.gap, bars)}%`}
              x2={`${start}%`}
              y1={LANE.height / 2}
              y2={LANE.height / 2}
            />
          )}
          <rect
            className={marks[bar.outcome]}
            x={`${start}%`}
            y={LANE.top}
            height={LANE.bar}
            rx={2}
            style={widthOf(end - start)}
          />
          {bar.outcome === 'warning' && (
            <rect className={styles.cap} x={`${start}%`} y={LANE.top + 4} height={2} style={widthOf(end - start)} />
          )}
          {usual !== undefined && (
            <line
              className={styles.usual}
              {...verticalAt(Math.min(percent(bar.start + usual, bars), 99))}
              y1={LANE.top - 3}
              y2={LANE.top - 3 + LANE.usualMark}
            />
          )}
          <svg x={`${end}%`} y={0} overflow="visible">
            {bar.outcome === 'error' && <path className={styles.cross} d="M4 12l7 7m0 -7l-7 7" />}
            <text className={styles.duration} x={bar.outcome === 'error' ? 16 : 8} y={LANE.height / 2}>
              {duration}
            </text>
          </svg>
        </>
      )}
    </svg>
  );
}

/** The axis above the lanes, with the times since the start of the run. */
export function StepAxis(lane: LaneProps) {
  const { t } = useTranslation('executions');
  const bars = useBars(lane);
  const ticks = bars === null ? [] : axisTicks(bars.length);
  const axisText = useAxisText(ticks);
  return (
    <>
      <span className="visually-hidden">{t('steps.timeline')}</span>
      {bars !== null && (
        <svg aria-hidden className={styles.axis} width="100%" height={16}>
          {ticks.map((tick) => (
            <text key={tick} x={`${percent(tick, bars)}%`} y={12}>
              {axisText(tick)}
            </text>
          ))}
        </svg>
      )}
    </>
  );
}

const verticalAt = (place: number) => ({ x1: `${place}%`, x2: `${place}%` });

/** The width of a bar, at least 2 px. */
const widthOf = (share: number): CSSProperties => ({ width: `max(2px, ${share}%)` });
