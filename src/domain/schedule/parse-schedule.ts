import { twoDigits } from '@/lib/text/two-digits';
import { isEvery, readCronFields, type CronField, type CronFields } from './cron-fields';

/** On which days a schedule runs: every day, Monday to Friday, or certain days of the week, 0 to 6 from Sunday. */
export type ScheduleDays = 'every' | 'weekdays' | readonly number[];

/** A cron expression as data, which can be written as a text in each language. */
export type ParsedCron =
  /** At certain times of day, each "HH:mm", in the schedule's time zone. */
  | { kind: 'times'; days: ScheduleDays; times: readonly string[] }
  /** On one day of each month, at certain times of day. */
  | { kind: 'monthly'; day: number; times: readonly string[] }
  /** Every few hours from midnight, at a minute of the hour. `hours` is 1 for every hour. */
  | { kind: 'hours'; days: ScheduleDays; hours: number; minute: number }
  /** Every few minutes of every hour. */
  | { kind: 'minutes'; days: ScheduleDays; minutes: number }
  /** Any other expression. The screen shows the words of `cronstrue`, or the expression itself if there are none. */
  | { kind: 'expression'; expression: string };

/** What starts a job instance automatically. If `cron` is null and `event` is false, nothing starts it. */
export interface Triggers {
  cron: ParsedCron | null;
  /** Whether events in another system start the job instance. */
  event: boolean;
}

/** Monday to Friday. */
export const WEEKDAYS: readonly number[] = [1, 2, 3, 4, 5];
/**
 * The maximum number of times of day that are listed. A schedule with more times of day is shown as one that repeats
 * every few hours, or as an expression.
 */
export const MAX_TIMES = 4;

/**
 * Reads what starts a job instance automatically.
 * @param instance the job instance; a blank expression means that it has no schedule
 */
export function parseTriggers(instance: { cronExpression: string | null; eventTrigger: boolean }): Triggers {
  const expression = instance.cronExpression?.trim() ?? '';
  return { cron: expression === '' ? null : parseCron(expression), event: instance.eventTrigger };
}

/** Reads a simple cron expression as data. Any other expression gets the kind `expression`, even if it is invalid. */
export function parseCron(expression: string): ParsedCron {
  const fields = readCronFields(expression);
  const parsed =
    fields === null || !isEvery(fields.month) ? null : isEvery(fields.date) ? byDay(fields) : byMonth(fields);
  return parsed ?? { kind: 'expression', expression };
}

function byDay({ minute, hour, weekday }: CronFields): ParsedCron | null {
  const days = daysOf(weekday);
  if (days === null) return null;
  const step = stepOf(hour, 24);
  // Two times of day are clearer than "every 12 hours".
  const hours = isEvery(hour) ? 1 : step === 12 ? null : step;
  const [atMinute] = minute.values?.length === 1 ? minute.values : [];
  if (atMinute !== undefined && hours !== null) return { kind: 'hours', days, hours, minute: atMinute };
  const times = timesOf(minute, hour);
  if (times !== null) return { kind: 'times', days, times };
  const minutes = isEvery(minute) ? 1 : stepOf(minute, 60);
  return isEvery(hour) && minutes !== null ? { kind: 'minutes', days, minutes } : null;
}

function byMonth({ minute, hour, date, weekday }: CronFields): ParsedCron | null {
  const times = timesOf(minute, hour);
  const [day] = date.values?.length === 1 ? date.values : [];
  return day === undefined || times === null || !isEvery(weekday) ? null : { kind: 'monthly', day, times };
}

/**
 * The step n of a field that has every nth value from 0, if n divides `whole` evenly; else null.
 * @param whole the number of all values of the field
 */
function stepOf({ values }: CronField, whole: number): number | null {
  const step = values?.[1];
  if (values === null || step === undefined) return null;
  return values.length === whole / step && values.every((value, index) => value === index * step) ? step : null;
}

/**
 * The times of day with these minutes and hours, in order. Null if there are too many times, or if a field matches
 * every hour or minute.
 */
function timesOf({ values: minutes }: CronField, { values: hours }: CronField): string[] | null {
  if (minutes === null || hours === null || minutes.length * hours.length > MAX_TIMES) return null;
  return hours.flatMap((hour) => minutes.map((minute) => `${twoDigits(hour)}:${twoDigits(minute)}`));
}

/** The days of the week in a field; null if they depend on the month. */
function daysOf(weekday: CronField): ScheduleDays | null {
  if (isEvery(weekday)) return 'every';
  return weekday.values?.join() === WEEKDAYS.join() ? 'weekdays' : weekday.values;
}
