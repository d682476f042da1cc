import { isEvery, readCronFields, writeCron, type CronField, type CronFields } from './cron-fields';
import { MAX_TIMES, WEEKDAYS } from './parse-schedule';

/** A span of hours of the day, both ends included. */
export interface HourSpan {
  from: number;
  to: number;
}

/** A schedule that repeats every few minutes or hours. */
export interface RepeatedChoice {
  kind: 'minutes' | 'hours';
  /** The number of minutes or hours from one start to the next. */
  every: number;
  /** The minute of the first start in an hour. */
  minute: number;
  /** The hours in which there are starts; null for the whole day. */
  hours: HourSpan | null;
  /** The days of the week on which there are starts, 0 to 6 from Sunday; null for every day. */
  days: readonly number[] | null;
}

/** Times of day. */
interface Times {
  /** The hour of each time, ascending. */
  hours: readonly number[];
  /**
   * The minute of all times. It is the same for all, because a cron expression cannot combine each hour with its own
   * minute.
   */
  minute: number;
}

export type TimesChoice =
  | ({ kind: 'daily' } & Times)
  /** On certain days of the week, 0 to 6 from Sunday. */
  | ({ kind: 'weekdays'; days: readonly number[] } & Times)
  /** On a day of the month. */
  | ({ kind: 'monthly'; day: number } & Times);

/** A schedule as the inputs of the form show it. The kind is `own` if the inputs cannot show its expression. */
export type ScheduleChoice = { kind: 'none' } | { kind: 'own' } | RepeatedChoice | TimesChoice;
export type ScheduleKind = ScheduleChoice['kind'];

/** The kinds of choices, in the order of the screen. */
export const SCHEDULE_KINDS = [
  'minutes',
  'hours',
  'daily',
  'weekdays',
  'monthly',
  'own',
  'none',
] as const satisfies readonly ScheduleKind[];

/** The possible minutes from start to start: the divisors of an hour. */
export const MINUTE_STEPS = [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30] as const;
/** The possible hours from start to start: the divisors of a day. */
export const HOUR_STEPS = [1, 2, 3, 4, 6, 8, 12] as const;

const HOUR = 60;
const DAY = 24;
const DEFAULT_TIME: Times = { hours: [4], minute: 0 };

/**
 * Reads an expression as a choice. The kind is `own` if no other kind can have this expression, or if the expression is
 * invalid.
 */
export function readChoice(expression: string | null): ScheduleChoice {
  if ((expression?.trim() ?? '') === '') return { kind: 'none' };
  const fields = readCronFields(expression);
  if (fields === null || !isEvery(fields.month)) return { kind: 'own' };
  return (isEvery(fields.date) ? byDay(fields) : byMonth(fields)) ?? { kind: 'own' };
}

function byDay({ minute, hour, weekday }: CronFields): ScheduleChoice | null {
  const days = isEvery(weekday) ? null : weekday.values;
  if (days === null && !isEvery(weekday)) return null;
  const [first = 0, second] = minute.values ?? [];
  if (isEvery(minute) || second !== undefined) {
    const every = stepOf(minute, HOUR);
    const hours = spanOf(hour, 1);
    return every === null || hours === undefined ? null : { kind: 'minutes', every, minute: first, hours, days };
  }
  const all = isEvery(hour) ? 1 : stepOf(hour, DAY);
  if (all !== null && all < DAY / 2 && (hour.values?.[0] ?? 0) === 0)
    return { kind: 'hours', every: all, minute: first, hours: null, days };
  if (hour.values === null) return null;
  const times = { hours: hour.values, minute: first };
  if (times.hours.length <= MAX_TIMES)
    return days === null ? { kind: 'daily', ...times } : { kind: 'weekdays', days, ...times };
  const every = HOUR_STEPS.find((step) => spanOf(hour, step) !== undefined);
  const hours = every === undefined ? undefined : spanOf(hour, every);
  return every === undefined || hours === undefined ? null : { kind: 'hours', every, minute: first, hours, days };
}

function byMonth({ minute, hour, date, weekday }: CronFields): ScheduleChoice | null {
  if (!isEvery(weekday) || date.values?.length !== 1 || minute.values?.length !== 1) return null;
  const [day = 1] = date.values;
  const [first = 0] = minute.values;
  if (hour.values === null || hour.values.length > MAX_TIMES) return null;
  return { kind: 'monthly', day, hours: hour.values, minute: first };
}

/**
 * The step of a field whose values are evenly spaced. The distance from the last value to the first value of the next
 * hour or day must also be one step. Null for any other field.
 * @param whole the number of all values of the field
 */
function stepOf(field: CronField, whole: number): number | null {
  if (isEvery(field)) return 1;
  const [first = 0, second = first] = field.values ?? [];
  const step = second - first;
  if (field.values === null || step < 1 || first >= step || field.values.length * step !== whole) return null;
  return field.values.every((value, index) => value === first + index * step) ? step : null;
}

/**
 * The first and the last hour of a field whose values are `step` hours apart; null if the field has every hour,
 * undefined if its values are not `step` hours apart.
 */
function spanOf(hour: CronField, step: number): HourSpan | null | undefined {
  if (isEvery(hour)) return null;
  const { values } = hour;
  const [from, to] = [values?.[0], values?.at(-1)];
  if (values === null || from === undefined || to === undefined) return undefined;
  return values.every((value, index) => value === from + index * step) ? { from, to } : undefined;
}

/** Writes the shortest expression for a choice. Null for `own`, whose expression stays as it was typed. */
export function writeChoice(choice: ScheduleChoice): string | null {
  switch (choice.kind) {
    case 'none':
      return '';
    case 'own':
      return null;
    case 'minutes': {
      const { every, minute, hours, days } = choice;
      return writeCron({
        minute: steps(minute % every, HOUR - 1, every),
        hour: hours === null ? [] : steps(hours.from, hours.to, 1),
        weekday: days ?? [],
      });
    }
    case 'hours': {
      const { every, minute, hours, days } = choice;
      const { from, to } = hours ?? { from: 0, to: DAY - 1 };
      return writeCron({ minute: [minute], hour: steps(from, to, every), weekday: days ?? [] });
    }
    case 'daily':
      return writeCron({ minute: [choice.minute], hour: choice.hours });
    case 'weekdays':
      return writeCron({ minute: [choice.minute], hour: choice.hours, weekday: choice.days });
    case 'monthly':
      return writeCron({ minute: [choice.minute], hour: choice.hours, date: [choice.day] });
  }
}

function steps(from: number, to: number, by: number): number[] {
  return Array.from({ length: Math.max(1, Math.floor((to - from) / by) + 1) }, (_, index) => from + index * by);
}

/**
 * The initial choice after a person has selected another kind. It keeps the times and days of the earlier choice if
 * both kinds have them.
 */
export function chooseKind(kind: ScheduleKind, before: ScheduleChoice): ScheduleChoice {
  const times = isTimes(before) ? { hours: before.hours, minute: before.minute } : DEFAULT_TIME;
  const days = 'days' in before ? before.days : null;
  switch (kind) {
    case 'none':
    case 'own':
      return { kind };
    case 'minutes':
      return { kind, every: 30, minute: 0, hours: spanBefore(before), days };
    case 'hours':
      return { kind, every: 1, minute: 'minute' in before ? before.minute : 0, hours: spanBefore(before), days };
    case 'daily':
      return { kind, ...times };
    case 'weekdays':
      return { kind, days: days ?? WEEKDAYS, ...times };
    case 'monthly':
      return { kind, day: 1, ...times };
  }
}

/** Whether a choice consists of times of day. */
export const isTimes = (choice: ScheduleChoice): choice is TimesChoice =>
  choice.kind === 'daily' || choice.kind === 'weekdays' || choice.kind === 'monthly';

const spanBefore = (before: ScheduleChoice): HourSpan | null =>
  before.kind === 'minutes' || before.kind === 'hours' ? before.hours : null;
