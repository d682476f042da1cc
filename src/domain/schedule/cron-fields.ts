import { LIMITS } from '@/domain/instance-limits';

/** One field of a cron expression. */
export interface CronField {
  /** The field in its shortest form, with numbers instead of names: `*`, `5`, `1-5`, `0,30`. */
  text: string;
  /** The values, ascending. Null for `EVERY`, and if the values depend on the month, as for `L`. */
  values: readonly number[] | null;
}

/**
 * The fields of a cron expression. `date` is the day of the month; `weekday` is the day of the week, 0 to 6 from
 * Sunday.
 */
export type CronFields = Readonly<Record<CronFieldName, CronField>>;
export type CronFieldName = (typeof NAMES)[number];

const NAMES = ['minute', 'hour', 'date', 'month', 'weekday'] as const;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['@hourly', '0 * * * *'],
  ['@daily', '0 0 * * *'],
  ['@midnight', '0 0 * * *'],
  ['@weekly', '0 0 * * 0'],
  ['@monthly', '0 0 1 * *'],
  ['@yearly', '0 0 1 1 *'],
  ['@annually', '0 0 1 1 *'],
]);

/** Which values a field accepts. */
interface FieldRule {
  min: number;
  max: number;
  /** The names of the values; the first is the name of `min`. */
  names?: readonly string[];
  /** Matches parts whose values depend on the month. */
  special?: RegExp;
}

const RULES = {
  minute: { min: 0, max: 59 },
  hour: { min: 0, max: 23 },
  date: { min: 1, max: 31, special: /^(?:l|lw|\d{1,2}w)$/ },
  month: { min: 1, max: 12, names: MONTHS },
  weekday: { min: 0, max: 6, names: WEEKDAYS, special: /^[0-7](?:l|#[1-5])$/ },
} satisfies Record<keyof CronFields, FieldRule>;

/** A field that matches every value. */
export const EVERY: CronField = { text: '*', values: null };

/** Whether a field matches every value. */
export const isEvery = ({ text }: CronField): boolean => text === EVERY.text;

/**
 * Reads a cron expression of five fields, or `@daily` and similar; null if it is not valid. Texts, next runs and missed
 * runs all use this function. It follows the backend's library, dragonmantank/cron-expression:
 *
 * - If both day fields are set, the schedule runs on every day that matches one of them. Only `*` and `?` leave a day
 *   field unset. `*` with the step 1 counts as set, and matches every day.
 * - A step must follow `*` or a range: `0/15` is not valid.
 * - A range with a step must have numbers: the library accepts `MON-FRI/2`, but runs it on Sundays only.
 */
export function readCronFields(expression: string | null): CronFields | null {
  const trimmed = expression?.trim().toLowerCase() ?? '';
  if (trimmed === '' || trimmed.length > LIMITS.cronExpression) return null;
  const texts = (ALIASES.get(trimmed) ?? trimmed).split(/\s+/);
  const [minute, hour, date, month, weekday] = NAMES.map((name, index) => readField(texts[index] ?? '', RULES[name]));
  if (texts.length !== NAMES.length || !minute || !hour || !date || !month || !weekday) return null;
  const [isDateSet, isWeekdaySet] = [texts[2], texts[4]].map((text) => text !== '*' && text !== '?');
  const isEveryDay = isDateSet && isWeekdaySet && (isEvery(date) || isEvery(weekday));
  return isEveryDay ? { minute, hour, date: EVERY, month, weekday: EVERY } : { minute, hour, date, month, weekday };
}

/** Writes an expression with these fields, in its shortest form. */
export const cronText = (fields: CronFields): string => NAMES.map((name) => fields[name].text).join(' ');

/**
 * Writes the shortest expression with these values.
 * @param values the values of each field, ascending; a field without values matches every value
 */
export const writeCron = (values: Partial<Record<CronFieldName, readonly number[]>>): string =>
  NAMES.map((name) => fieldOf(values[name] ?? [], RULES[name]).text).join(' ');

/**
 * What makes an expression invalid:
 * - `long`: it has more characters than the server stores
 * - `count`: it does not have five fields
 * - `number`: a number is outside the limits of its field
 * - `field`: a field is not valid for another reason
 */
export type CronProblem =
  | { kind: 'long' }
  | { kind: 'count'; count: number }
  | { kind: 'number'; field: CronFieldName; number: string; min: number; max: number }
  | { kind: 'field'; field: CronFieldName; text: string };

/** What makes an expression invalid; null if it is valid or blank. */
export function cronProblem(expression: string | null): CronProblem | null {
  const trimmed = expression?.trim() ?? '';
  if (trimmed === '' || readCronFields(trimmed) !== null) return null;
  if (trimmed.length > LIMITS.cronExpression) return { kind: 'long' };
  const texts = trimmed.split(/\s+/);
  if (texts.length !== NAMES.length) return { kind: 'count', count: texts.length };
  for (const [index, field] of NAMES.entries()) {
    const text = texts[index] ?? '';
    if (readField(text.toLowerCase(), RULES[field]) !== null) continue;
    const { min, max } = { ...RULES[field], ...(field === 'weekday' && { max: 7 }) };
    const number = text.match(/(?<!\/)\b\d+\b/g)?.find((each) => Number(each) < min || Number(each) > max);
    return number === undefined ? { kind: 'field', field, text } : { kind: 'number', field, number, min, max };
  }
  return null;
}

/** Reads one field; null if the text is not valid. */
function readField(text: string, rule: FieldRule): CronField | null {
  if (text === '*' || text === '?') return EVERY;
  const parts = text.split(',').map((part) => valuesOf(part, rule) ?? specialPart(part, rule));
  const known = parts.filter((part) => part !== null);
  if (known.length < parts.length) return null;
  if (known.some((part) => typeof part === 'string')) return { text: known.join(), values: null };
  return fieldOf(
    [...new Set(known.flat().map(Number))].toSorted((a, b) => a - b),
    rule,
  );
}

/** A field with these values, ascending. It is `EVERY` if `values` is empty, or has all values of the field. */
function fieldOf(values: readonly number[], rule: FieldRule): CronField {
  const isEvery = values.length === 0 || values.length > rule.max - rule.min;
  return isEvery ? EVERY : { text: shortest(values, rule), values };
}

/** The values of a part such as `5`, `mon-fri` or `0-30/10`. Null for any other part, and for names before a step. */
function valuesOf(part: string, rule: FieldRule): number[] | null {
  const [, star, first, last, step] = /^(?:(\*)|(\w+)(?:-(\w+))?)(?:\/(\d+))?$/.exec(part) ?? [];
  const isRange = star !== undefined || last !== undefined;
  if (step !== undefined && (!isRange || /[a-z]/.test(part))) return null;
  const by = Number(step ?? 1);
  const span = star === undefined ? spanOf(first, last, rule) : rule;
  if (span === null || by < 1 || by > rule.max - rule.min + 1) return null;
  const { min, max } = span;
  const values = Array.from({ length: Math.floor((max - min) / by) + 1 }, (_, index) => min + index * by);
  return rule.names === WEEKDAYS ? values.map((day) => day % 7) : values;
}

/** The first and the last value of a part; null if the values are not valid, or in the wrong order. */
function spanOf(first = '', last = first, rule: FieldRule): { min: number; max: number } | null {
  const from = numberOf(first, rule);
  const to = numberOf(last, rule);
  if (from === null || to === null) return null;
  // In a range of days, Sunday is 0 at the start and 7 at the end.
  const isWeek = rule.names === WEEKDAYS && first !== last;
  const [min, max] = [isWeek ? from % 7 : from, isWeek && to === 0 ? 7 : to];
  return min <= max ? { min, max } : null;
}

/** The value of a number or a name; null if it is not valid. */
function numberOf(text: string, { min, max, names }: FieldRule): number | null {
  const named = names?.indexOf(text) ?? -1;
  if (named !== -1) return min + named;
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return number >= min && number <= (names === WEEKDAYS ? 7 : max) ? number : null;
}

/**
 * A part whose values depend on the month, with numbers instead of names and with Sunday as 0. Null for any other part.
 */
function specialPart(part: string, { names, special }: FieldRule): string | null {
  const named = names?.findIndex((name) => part.startsWith(name)) ?? -1;
  const text = named === -1 ? part : `${named}${part.slice(3)}`;
  if (special?.test(text) !== true) return null;
  return (names === undefined ? text : text.replace(/^7/, '0')).toUpperCase();
}

/** Consecutive values are written as a range if there are at least this many. */
const RANGE = 3;
/** Evenly spaced values are written as a step over the whole field if there are at least this many. */
const STEP = 3;
/** Evenly spaced values are written as a step in a range if there are at least this many. */
const STEP_IN_RANGE = 5;

/** The shortest text for these values. */
function shortest(values: readonly number[], { min, max, names }: FieldRule): string {
  const [first = min, second = first] = values;
  const last = values.at(-1) ?? first;
  const by = second - first;
  const isEven = values.every((value, index) => value === first + index * by);
  if (!isEven || values.length < RANGE) return values.join();
  if (by === 1) return `${first}-${last}`;
  // Names of days are clearer than "every 2 days of the week".
  if (names === WEEKDAYS) return values.join();
  if (values.length >= STEP && first === min && last + by > max) return `*/${by}`;
  return values.length >= STEP_IN_RANGE ? `${first}-${last}/${by}` : values.join();
}
