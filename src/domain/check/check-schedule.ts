import { CROWD } from '../bulk/crowded-start';
import type { InstanceFields, InstanceRow } from '../instance';
import { nextRun, readCron } from '../schedule/cron-runs';
import { overlapOf } from '../schedule/overlap';
import { finding, type Finding } from './finding';
import type { WrittenName } from './written-names';

/** An integration on this device, to compare with the checked integration. */
export interface OtherInstance extends Pick<
  InstanceRow,
  'code' | 'label' | 'companyCode' | 'cronExpression' | 'enabled'
> {
  /** The names that this integration writes. May be left empty if the checked integration can write none of them. */
  writes: readonly WrittenName[];
  /** How long a run usually takes, milliseconds; null if that is unknown. */
  usual: number | null;
}

/** The input of a schedule check. */
export interface ScheduleClues {
  now: Date;
  /** How long a run usually takes, milliseconds; null if that is unknown. */
  usual: number | null;
  others: readonly OtherInstance[];
  /** The time zone of the server's schedules. */
  zone: string;
}

/**
 * Checks whether a schedule can be read, whether its runs overlap, and whether many integrations start at the same time
 * as its next run.
 */
export function checkSchedule(value: InstanceFields, { now, usual, others, zone }: ScheduleClues): Finding[] {
  const { cronExpression, allowSimultaneousRun, companyCode, code } = value;
  if ((cronExpression ?? '').trim() === '') return [];
  const next = nextRun(cronExpression, now, zone);
  if (next === null) return [finding({ kind: 'badSchedule' }, 'wrong', 'cronExpression')];
  const reading = readCron(cronExpression, now, zone, zone);
  const runs = reading.kind === 'runs' ? reading.runs : [];
  const gap = usual === null ? null : overlapOf(runs, usual, allowSimultaneousRun);
  const together = others.filter(
    (other) =>
      other.code !== code &&
      other.enabled &&
      other.companyCode === companyCode &&
      nextRun(other.cronExpression, now, zone)?.getTime() === next.getTime(),
  );
  const count = together.length + 1;
  return [
    ...(usual === null || gap === null ? [] : [finding({ kind: 'overlap', usual, gap }, 'doubtful', 'cronExpression')]),
    ...(count >= CROWD && value.enabled
      ? [finding({ kind: 'startsTogether', count, at: next.getTime() }, 'toKnow', 'cronExpression')]
      : []),
  ];
}
