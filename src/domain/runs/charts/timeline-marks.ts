import type { ExecutionRow } from '../../execution';
import { outcomeOf, type RunOutcome } from '../health/outcome';

/** What a mark of the timeline stands for: how a run ended, that it runs, that it is due, or that it did not happen. */
export type MarkKind = RunOutcome | 'planned' | 'missed';

/** A mark in the lane of a job instance: one run, or several that are too close to be told apart. */
export interface TimelineMark {
  /** Of several, the worst. */
  kind: MarkKind;
  /** Left edge and width, px. */
  x: number;
  width: number;
  /** The first start or due time, and the last end; milliseconds since 1970. */
  from: number;
  to: number;
  /** Oldest first; empty for what is due or did not happen. */
  runs: readonly ExecutionRow[];
  /** Of all kinds together; at least 1. */
  count: number;
}

/** What happened in a lane. Times are milliseconds since 1970. */
export interface LaneEvents {
  runs: readonly ExecutionRow[];
  planned: readonly number[];
  missed: readonly number[];
}

/** A narrower bar could not be seen or pressed. */
const NARROWEST = 6;
/** The width of what has no duration. */
const POINT = 8;
/** Bars that are closer than this are one. */
const GAP = 2;
/** From worst to best. */
const SEVERITY: readonly MarkKind[] = ['error', 'missed', 'warning', 'stopped', 'success', 'planned', 'running'];

/**
 * The marks of a lane, from left to right.
 * @param place from a time to px
 * @param now the end of what still runs
 */
export function timelineMarks(
  { runs, planned, missed }: LaneEvents,
  place: (time: number) => number,
  now: number,
): TimelineMark[] {
  const single = [
    ...runs.flatMap((run) => markOfRun(run, place, now) ?? []),
    ...missed.map((time) => markOfTime('missed', time, place)),
    ...planned.map((time) => markOfTime('planned', time, place)),
  ].sort((a, b) => a.x - b.x);
  const marks: TimelineMark[] = [];
  for (const mark of single) {
    const last = marks.at(-1);
    if (last !== undefined && areOne(last, mark)) marks[marks.length - 1] = joined(last, mark);
    else marks.push(mark);
  }
  return marks;
}

function markOfRun(run: ExecutionRow, place: (time: number) => number, now: number): TimelineMark | null {
  const from = Date.parse(run.startedAt ?? run.createdAt ?? '');
  if (Number.isNaN(from)) return null;
  const kind = outcomeOf(run.status);
  const end = Date.parse(run.finishedAt ?? '');
  const to = Math.max(from, kind === 'running' ? now : Number.isNaN(end) ? from : end);
  const x = place(from);
  return { kind, x, width: Math.max(NARROWEST, place(to) - x), from, to, runs: [run], count: 1 };
}

function markOfTime(kind: 'planned' | 'missed', time: number, place: (time: number) => number): TimelineMark {
  return { kind, x: place(time), width: POINT, from: time, to: time, runs: [], count: 1 };
}

/** What runs stays apart, and what is planned is not mixed with what happened. */
function areOne(a: TimelineMark, b: TimelineMark): boolean {
  if (a.kind === 'running' || b.kind === 'running') return false;
  return (a.kind === 'planned') === (b.kind === 'planned') && b.x < a.x + a.width + GAP;
}

function joined(a: TimelineMark, b: TimelineMark): TimelineMark {
  const isWorse = SEVERITY.indexOf(b.kind) < SEVERITY.indexOf(a.kind);
  return {
    kind: isWorse ? b.kind : a.kind,
    x: a.x,
    width: Math.max(a.width, b.x + b.width - a.x),
    from: Math.min(a.from, b.from),
    to: Math.max(a.to, b.to),
    runs: [...a.runs, ...b.runs],
    count: a.count + b.count,
  };
}

/** The run that a mark opens: of several the newest with the worst outcome; null when it stands for none. */
export function runOfMark({ runs, kind }: TimelineMark): ExecutionRow | null {
  return runs.findLast(({ status }) => outcomeOf(status) === kind) ?? runs.at(-1) ?? null;
}

/** The state of a lane, which decides its place. */
export interface LaneRank {
  isRunning: boolean;
  lastOutcome: RunOutcome | null;
  isMissed: boolean;
  /** When it is due next; null when it is not. */
  next: number | null;
}

/** Later than any time. */
const NEVER = Number.MAX_SAFE_INTEGER;

/** Sorts lanes: running, failing, warned, did not run, then by the next run, and last what has none. */
export function compareLanes(a: LaneRank, b: LaneRank): number {
  return urgency(a) - urgency(b) || (a.next ?? NEVER) - (b.next ?? NEVER);
}

function urgency({ isRunning, lastOutcome, isMissed }: LaneRank): number {
  if (isRunning) return 0;
  if (lastOutcome === 'error') return 1;
  if (lastOutcome === 'warning' && !isMissed) return 2;
  return isMissed ? 3 : 4;
}
