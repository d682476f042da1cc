/** The days of a schedule: every day, Monday to Friday, or certain days of the week, 0 to 6 from Sunday. */
export type ScheduleDays = 'every' | 'weekdays' | readonly number[];

/** A cron expression as data, which each language formats as text. */
export type ParsedCron =
  /** At certain times of day, each "HH:mm", in the schedule's time zone. */
  | { kind: 'times'; days: ScheduleDays; times: readonly string[] }
  /** On one day of each month, at certain times of day. */
  | { kind: 'monthly'; day: number; times: readonly string[] }
  /** Every few hours from midnight, at a minute of the hour. `hours` is 1 for every hour. */
  | { kind: 'hours'; days: ScheduleDays; hours: number; minute: number }
  /** Every few minutes of every hour. */
  | { kind: 'minutes'; days: ScheduleDays; minutes: number }
  /** Any other schedule: the screen shows the expression itself. */
  | { kind: 'expression'; expression: string };

/** What starts a job instance automatically; nothing when `cron` is null and `event` false. */
export interface Triggers {
  cron: ParsedCron | null;
  /** Whether events of another system start it. */
  event: boolean;
}

const ALIASES: Readonly<Record<string, string>> = {
  '@hourly': '0 * * * *',
  '@daily': '0 0 * * *',
  '@midnight': '0 0 * * *',
  '@weekly': '0 0 * * 0',
  '@monthly': '0 0 1 * *',
};
const DAY_NAMES = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const WEEKDAYS = [1, 2, 3, 4, 5];
/** The maximum number of times of day to list; more could not be read at a glance. */
const MAX_TIMES = 4;

/** What starts a job instance automatically. @param instance a blank expression means no schedule */
export function parseTriggers(instance: { cronExpression: string | null; eventTrigger: boolean }): Triggers {
  const expression = instance.cronExpression?.trim() ?? '';
  return { cron: expression === '' ? null : parseCron(expression), event: instance.eventTrigger };
}

/** Reads simple cron expressions of five fields; any other one has the kind `expression`. */
export function parseCron(expression: string): ParsedCron {
  const text = ALIASES[expression.toLowerCase()] ?? expression;
  const [minute = '', hour = '', date = '', month = '', weekday = '', ...rest] = text.split(/\s+/);
  const unchanged: ParsedCron = { kind: 'expression', expression };
  if (rest.length > 0 || !isAny(month)) return unchanged;
  return isAny(date)
    ? (parseByDay(minute, hour, daysOf(weekday)) ?? unchanged)
    : (parseByMonth(minute, hour, numberOf(date, 1, 31), weekday) ?? unchanged);
}

function parseByDay(minute: string, hour: string, days: ScheduleDays | null): ParsedCron | null {
  if (days === null) return null;
  const times = timesOf(minute, hour);
  if (times !== null) return { kind: 'times', days, times };
  const atMinute = numberOf(minute, 0, 59);
  const hours = isAny(hour) ? 1 : stepOf(hour, 24);
  if (atMinute !== null && hours !== null) return { kind: 'hours', days, hours, minute: atMinute };
  const minutes = minute === '*' ? 1 : stepOf(minute, 60);
  return isAny(hour) && minutes !== null ? { kind: 'minutes', days, minutes } : null;
}

function parseByMonth(minute: string, hour: string, day: number | null, weekday: string): ParsedCron | null {
  const times = timesOf(minute, hour);
  return day === null || times === null || !isAny(weekday) ? null : { kind: 'monthly', day, times };
}

const isAny = (field: string): boolean => field === '*' || field === '?';

/** A plain number in a range; null for anything else. */
function numberOf(field: string, min: number, max: number): number | null {
  const number = /^\d{1,2}$/.test(field) ? Number(field) : Number.NaN;
  return number >= min && number <= max ? number : null;
}

/** The step of a field such as `*` + `/4`, when it divides the whole evenly; null for anything else. */
function stepOf(field: string, whole: number): number | null {
  const step = Number(/^(?:\*|0)\/(\d{1,2})$/.exec(field)?.[1]);
  return step > 0 && step < whole && whole % step === 0 ? step : null;
}

/** The times of day for lists of hours and minutes, in order; null for other forms and for more than `MAX_TIMES`. */
function timesOf(minute: string, hour: string): string[] | null {
  const minutes = listOf(minute, 59);
  const hours = listOf(hour, 23);
  if (minutes === null || hours === null) return null;
  const two = (number: number): string => String(number).padStart(2, '0');
  const times = hours.flatMap((each) => minutes.map((at) => `${two(each)}:${two(at)}`));
  return times.length > MAX_TIMES ? null : times;
}

/** The numbers of a list such as `3,9`, in order and each once; null for anything else. */
function listOf(field: string, max: number): number[] | null {
  const numbers = field.split(',').map((part) => numberOf(part, 0, max));
  const known = numbers.filter((number) => number !== null);
  return known.length < numbers.length ? null : [...new Set(known)].toSorted((a, b) => a - b);
}

/** The days of a field such as `1-5` or `MON,WED`; null for other forms. */
function daysOf(field: string): ScheduleDays | null {
  if (isAny(field)) return 'every';
  const parts = field.toLowerCase().split(',').map(rangeOf);
  if (parts.includes(null)) return null;
  const days = [...new Set(parts.flatMap((part) => part ?? []))].toSorted((a, b) => a - b);
  if (days.length === 7) return 'every';
  return days.join() === WEEKDAYS.join() ? 'weekdays' : days;
}

/** The days of a part such as `mon` or `1-5`; null for other forms. Sunday is 0 or 7. */
function rangeOf(part: string): number[] | null {
  const [from, to, ...rest] = part.split('-').map((day) => {
    const named = DAY_NAMES.indexOf(day);
    return named === -1 ? numberOf(day, 0, 7) : named;
  });
  if (from === undefined || from === null || to === null || rest.length > 0) return null;
  if (to === undefined) return [from % 7];
  return to < from ? null : Array.from({ length: to - from + 1 }, (_, at) => (from + at) % 7);
}
