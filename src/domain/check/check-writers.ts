import type { InstanceFields } from '../instance';
import { runsBetween } from '../schedule/cron-runs';
import type { OtherInstance, ScheduleClues } from './check-schedule';
import { finding, type Finding } from './finding';
import { writtenByBoth, type WrittenName } from './written-names';
import { DAY_MS } from '@/lib/durations';

/** Starts are compared within a week, because a schedule by weekdays repeats after a week. */
const WEEK_MS = 7 * DAY_MS;
/** The maximum number of starts to compare. Enough for a start every five minutes for a week. */
const MAX_STARTS = 2_100;

/** Two runs that overlap: the first is still in progress when the second starts. */
interface Meeting {
  /** From the first start to the second, milliseconds. */
  gap: number;
  /**
   * How long the first run usually takes, milliseconds; null if unknown, which happens only when both runs start
   * together.
   */
  usual: number | null;
  /** Whether the checked integration starts first. */
  isFirst: boolean;
}

/**
 * Finds integrations of the same company that write the same family or entity as the checked integration, if their runs
 * overlap with its runs.
 * @param writes the names that the checked integration writes
 */
export function checkWriters(
  value: InstanceFields,
  writes: readonly WrittenName[],
  { now, usual, others, zone }: ScheduleClues,
): Finding[] {
  if (!value.enabled || writes.length === 0) return [];
  const until = new Date(now.getTime() + WEEK_MS);
  const startsOf = (cron: string | null): number[] =>
    runsBetween(cron, now, until, { scheduleZone: zone, limit: MAX_STARTS }).map((start) => start.getTime());
  const starts = startsOf(value.cronExpression);
  if (starts.length === 0) return [];
  const isRival = ({ code, companyCode, enabled }: OtherInstance): boolean =>
    code !== value.code && enabled && companyCode === value.companyCode;
  return others.filter(isRival).flatMap((other): Finding[] => {
    const [shared] = writtenByBoth(writes, other.writes);
    if (shared === undefined) return [];
    const meeting = meetingOf({ starts, usual }, { starts: startsOf(other.cronExpression), usual: other.usual });
    if (meeting === null) return [];
    const { code, label } = other;
    const fact = { kind: 'twoWrite', other: code, label, written: shared, ...meeting } as const;
    return [finding(fact, 'doubtful', 'cronExpression')];
  });
}

/** The planned runs of an integration. */
interface Runs {
  /** Ascending, milliseconds since 1970. */
  starts: readonly number[];
  /** How long a run usually takes, milliseconds; null if unknown. */
  usual: number | null;
}

/** The overlap with the shortest gap between runs of two schedules; null if no runs overlap. */
export function meetingOf(own: Runs, other: Runs): Meeting | null {
  const found = [closestMeeting(own, other, true), closestMeeting(other, own, false)].filter(
    (meeting) => meeting !== null,
  );
  return found.toSorted((a, b) => a.gap - b.gap)[0] ?? null;
}

/** The overlap with the shortest gap in which a run of `first` starts first; null if there is no such overlap. */
function closestMeeting(first: Runs, second: Runs, isFirst: boolean): Meeting | null {
  let gap = Infinity;
  let index = 0;
  for (const start of first.starts) {
    while (index < second.starts.length && (second.starts[index] ?? 0) < start) index++;
    const next = second.starts[index];
    if (next === undefined) break;
    gap = Math.min(gap, next - start);
  }
  return gap === 0 || (first.usual !== null && gap < first.usual) ? { gap, usual: first.usual, isFirst } : null;
}
