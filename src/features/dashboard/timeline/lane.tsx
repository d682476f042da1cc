import { CircleDashed } from 'lucide-react';
import { memo, useMemo, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLaneRuns, useLaneShortfalls, usePlannedRuns } from '@/data/queries/period/use-lane-runs';
import type { DueTimeReader } from '@/data/queries/period/due-times';
import { instanceViewPath, executionPath } from '@/domain/addresses/paths';
import type { ExecutionRow } from '@/domain/execution';
import { runOfMark, timelineMarks, type TimelineMark } from '@/domain/runs/charts/timeline-marks';
import { formatDay, formatDayMonth, formatHourMinute } from '@/i18n/format/date';
import { statusAppearance } from '@/ui/feedback/status-badge';
import { classNames } from '@/ui/theme/class-names';
import { LaneMark, LANE } from './lane-mark';
import { touchAreas } from './touch-areas';
import type { TimelineScale } from './timeline-scale';
import type { LaneData } from './use-lanes';
import type { MarkTexts } from './use-mark-texts';
import markStyles from './lane-mark.module.css';
import styles from './timeline.module.css';

/** A mark that is hovered or focused. */
export interface ActiveMark {
  lane: LaneData;
  mark: TimelineMark;
  /** The bounds of the mark in the viewport, px. */
  anchor: DOMRectReadOnly;
}

interface LaneProps {
  lane: LaneData;
  /** Zero-based index among all lanes. */
  index: number;
  scale: TimelineScale;
  /** The lowest id of the executions in the shown period. */
  firstId: number;
  reader: DueTimeReader;
  /** The server's current time, milliseconds since 1970. */
  now: number;
  showCompany: boolean;
  words: MarkTexts;
  /** Tab stops at the mark nearest to this time (milliseconds since 1970); null if Tab skips this lane. */
  tabAt: number | null;
  onShow: (at: ActiveMark | null, byKeyboard: boolean) => void;
}

/** The row of one job instance: its name, its marks and its last result. */
export const Lane = memo(function Lane(props: LaneProps) {
  const { lane, index, scale, firstId, reader, now, showCompany, words, tabAt, onShow } = props;
  const { t } = useTranslation('dashboard');
  const { instance, missed } = lane;
  const runs = useLaneRuns(instance.code, firstId);
  const shortfalls = useLaneShortfalls(instance.code, runs);
  const planned = usePlannedRuns(reader, instance, now, scale.span.to);
  const marks = useMemo(
    () =>
      timelineMarks({ runs: runs ?? [], planned, missed, shortfalls }, scale.place, now).filter(isInside(scale.width)),
    [runs, planned, missed, shortfalls, scale, now],
  );
  const areas = touchAreas(marks);
  const tabStop = tabAt === null ? undefined : nearestTo(marks, scale.place(tabAt));
  // In a lane without marks, Tab stops at the name instead.
  const nameTab = tabAt !== null && tabStop === undefined ? 0 : -1;
  const show = (mark: TimelineMark, element: Element, byKeyboard: boolean): void =>
    onShow({ lane, mark, anchor: element.getBoundingClientRect() }, byKeyboard);
  return (
    <div role="row" aria-rowindex={index + 2} className={styles.lane} data-lane={index} style={placeOf(index)}>
      <span role="rowheader" className={styles.label}>
        <Link to={instanceViewPath(instance.code)} tabIndex={nameTab} className={styles.name}>
          {instance.label}
        </Link>{' '}
        {showCompany && <span className={styles.company}>{instance.company}</span>}
      </span>
      <svg
        className={styles.picture}
        viewBox={`0 0 ${scale.width} ${LANE.height}`}
        preserveAspectRatio="none"
        height={LANE.height}
        role="none"
      >
        {marks.map((mark, place) => {
          const run = runOfMark(mark);
          return (
            <g key={`${mark.kind} ${mark.from}`} role="gridcell">
              <Link
                aria-label={words.sentence(mark)}
                to={run === null ? instanceViewPath(instance.code) : executionPath(run.id)}
                tabIndex={mark === tabStop ? 0 : -1}
                className={markStyles.cell}
                data-time={mark.from}
                onPointerEnter={(event) => event.pointerType === 'mouse' && show(mark, event.currentTarget, false)}
                onPointerLeave={() => onShow(null, false)}
                onFocus={(event) => show(mark, event.currentTarget, true)}
                onBlur={() => onShow(null, true)}
              >
                <LaneMark mark={mark} area={areas[place]} />
              </Link>
            </g>
          );
        })}
      </svg>
      {marks.length === 0 && (
        <span role="gridcell" className="visually-hidden">
          {runs === undefined ? t('lane.loading') : t('lane.nothing')}
        </span>
      )}
      <span role="gridcell" className={styles.state}>
        <LaneState lane={lane} newest={runs?.at(-1)} now={now} />
      </span>
    </div>
  );
});

const placeOf = (index: number): CSSProperties => ({ ['--index' as string]: index });

const isInside =
  (width: number) =>
  ({ x, width: markWidth }: TimelineMark): boolean =>
    x + markWidth >= 0 && x <= width;

function nearestTo(marks: readonly TimelineMark[], x: number): TimelineMark | undefined {
  const distance = (mark: TimelineMark): number => Math.abs(mark.x - x);
  return marks.reduce<TimelineMark | undefined>(
    (best, mark) => (best === undefined || distance(mark) < distance(best) ? mark : best),
    undefined,
  );
}

type State = 'running' | 'error' | 'warning' | 'missed' | 'success' | 'stopped';

interface LaneStateProps {
  lane: LaneData;
  /** The newest run of the lane in the shown period. */
  newest: ExecutionRow | undefined;
  now: number;
}

/** The last result of a lane, and the number of warnings or the next due time. */
function LaneState({ lane, newest, now }: LaneStateProps) {
  const { t } = useTranslation('dashboard');
  const state = stateOf(lane);
  const warnings = state === 'warning' && newest?.status === 'warning' ? newest.warningCount : 0;
  return (
    <>
      {state !== null && <LaneResult state={state} />}
      <span className={styles.after}>
        {warnings > 0 ? t('status.warnings', { ns: 'common', count: warnings }) : nextText(lane.next)}
      </span>
    </>
  );

  function nextText(next: number | null): string {
    if (next === null) return t('lane.noSchedule');
    const date = new Date(next);
    const isToday = formatDay(date) === formatDay(new Date(now));
    return t('lane.next', {
      time: isToday ? formatHourMinute(date) : `${formatDayMonth(date)} ${formatHourMinute(date)}`,
    });
  }
}

function LaneResult({ state }: { state: State }) {
  const { t } = useTranslation('dashboard');
  const status = state === 'running' ? 'inProgress' : state;
  const Icon = status === 'missed' ? CircleDashed : statusAppearance(status).icon;
  return (
    <span className={classNames(styles.result, styles[`${state}Text`])}>
      <Icon size={16} aria-hidden />
      {status === 'missed' ? t('attention.missed') : t(`status.${status}`, { ns: 'common' })}
    </span>
  );
}

function stateOf({ isRunning, lastOutcome, isMissed }: LaneData): State | null {
  if (isRunning) return 'running';
  if (isMissed && lastOutcome !== 'error') return 'missed';
  return lastOutcome;
}
