import type { ExecutionRow } from '../../execution';
import type { Shortfall } from '../figures/item-shortfall';
import { outcomeOf, type RunOutcome } from '../health/outcome';

/** What a mark stands for: a run with its outcome, a planned run, or a due run that did not happen (`missed`). */
export type MarkKind = RunOutcome | 'planned' | 'missed';

/**
 * A mark in the lane of a job instance. It stands for one run, or for several runs that are too close to be shown
 * separately.
 */
export interface TimelineMark {
  /** The kind of the run; if there are several runs, the worst kind. */
  kind: MarkKind;
  /** The left edge and the width, px. */
  x: number;
  width: number;
  /** From the first start or due time to the last end; milliseconds since 1970. */
  from: number;
  to: number;
  /** Oldest first; empty for planned and missed runs. */
  runs: readonly ExecutionRow[];
  /** The number of runs, including planned and missed ones; at least 1. */
  count: number;
  /** The shortfalls of the runs in `runs` that processed nothing. */
  shortfalls: readonly Shortfall[];
}

/** What a lane shows. `planned` and `missed` are due times, milliseconds since 1970. */
export interface LaneEvents {
  runs: readonly ExecutionRow[];
  planned: readonly number[];
  missed: readonly number[];
  /** The shortfalls of the runs that processed nothing, by the id of the run. */
  shortfalls: ReadonlyMap<number, Shortfall>;
}

const NONE: readonly never[] = [];

/** The minimum width of a bar, px. A narrower bar could hardly be seen or pressed. */
const MIN_WIDTH = 6;
/** The width of a mark without a duration, px. */
const POINT = 8;
/** Marks that are less than this many pixels apart are joined. */
const GAP = 2;
/** The kinds of marks. If marks are joined, the first of their kinds in this list is shown. */
const SEVERITY: readonly MarkKind[] = ['error', 'missed', 'warning', 'stopped', 'success', 'planned', 'running'];

/**
 * Computes the marks of a lane, from left to right.
 * @param place converts a time to px
 * @param now milliseconds since 1970; the mark of a running run ends here
 */
export function timelineMarks(
  { runs, planned, missed, shortfalls }: LaneEvents,
  place: (time: number) => number,
  now: number,
): TimelineMark[] {
  const single = [
    ...runs.flatMap((run) => {
      const shortfall = shortfalls.get(run.id);
      return markOfRun(run, place, now, shortfall === undefined ? NONE : [shortfall]) ?? [];
    }),
    ...missed.map((time) => markOfTime('missed', time, place)),
    ...planned.map((time) => markOfTime('planned', time, place)),
  ].sort((a, b) => a.x - b.x);
  const marks: TimelineMark[] = [];
  for (const mark of single) {
    const last = marks.at(-1);
    if (last !== undefined && areJoined(last, mark)) marks[marks.length - 1] = joinMarks(last, mark);
    else marks.push(mark);
  }
  return marks;
}

function markOfRun(
  run: ExecutionRow,
  place: (time: number) => number,
  now: number,
  shortfalls: readonly Shortfall[],
): TimelineMark | null {
  const from = Date.parse(run.startedAt ?? run.createdAt ?? '');
  if (Number.isNaN(from)) return null;
  const kind = outcomeOf(run.status);
  const end = Date.parse(run.finishedAt ?? '');
  const to = Math.max(from, kind === 'running' ? now : Number.isNaN(end) ? from : end);
  const x = place(from);
  return { kind, x, width: Math.max(MIN_WIDTH, place(to) - x), from, to, runs: [run], count: 1, shortfalls };
}

function markOfTime(kind: 'planned' | 'missed', time: number, place: (time: number) => number): TimelineMark {
  return { kind, x: place(time), width: POINT, from: time, to: time, runs: [], count: 1, shortfalls: NONE };
}

/** Whether two marks are shown as one. Running runs stay separate, and planned runs are not joined with past runs. */
function areJoined(a: TimelineMark, b: TimelineMark): boolean {
  if (a.kind === 'running' || b.kind === 'running') return false;
  return (a.kind === 'planned') === (b.kind === 'planned') && b.x < a.x + a.width + GAP;
}

function joinMarks(a: TimelineMark, b: TimelineMark): TimelineMark {
  const isWorse = SEVERITY.indexOf(b.kind) < SEVERITY.indexOf(a.kind);
  return {
    kind: isWorse ? b.kind : a.kind,
    x: a.x,
    width: Math.max(a.width, b.x + b.width - a.x),
    from: Math.min(a.from, b.from),
    to: Math.max(a.to, b.to),
    runs: [...a.runs, ...b.runs],
    count: a.count + b.count,
    shortfalls: [...a.shortfalls, ...b.shortfalls],
  };
}

/** The run that opens when a mark is pressed: the newest run with the worst outcome; null for a mark without runs. */
export function runOfMark({ runs, kind }: TimelineMark): ExecutionRow | null {
  return runs.findLast(({ status }) => outcomeOf(status) === kind) ?? runs.at(-1) ?? null;
}

/** The facts that decide the order of the lanes. */
export interface LaneRank {
  isRunning: boolean;
  lastOutcome: RunOutcome | null;
  isMissed: boolean;
  /** The next due time, milliseconds since 1970; null if there is none. */
  next: number | null;
}

/** Later than any time. */
const NEVER = Number.MAX_SAFE_INTEGER;

/**
 * Compares two lanes. Running lanes come first, then lanes whose last run failed, lanes whose last run had warnings and
 * that missed no run, other lanes with a missed run, and all other lanes. Equal lanes are sorted by the next due time;
 * a lane without a due time is last.
 */
export function compareLanes(a: LaneRank, b: LaneRank): number {
  return urgency(a) - urgency(b) || (a.next ?? NEVER) - (b.next ?? NEVER);
}

function urgency({ isRunning, lastOutcome, isMissed }: LaneRank): number {
  if (isRunning) return 0;
  if (lastOutcome === 'error') return 1;
  if (lastOutcome === 'warning' && !isMissed) return 2;
  return isMissed ? 3 : 4;
}
