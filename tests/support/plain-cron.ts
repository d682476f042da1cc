/** When a cron expression is due: on these days (UTC), at these minutes of the day. */
export interface PlainDue {
  isDay: (day: Date) => boolean;
  minutes: readonly number[];
}

const FIELDS = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 7],
] as const;
const NAMES: Record<string, number> = {
  SUN: 0,
  MON: 1,
  TUE: 2,
  WED: 3,
  THU: 4,
  FRI: 5,
  SAT: 6,
  JAN: 1,
  JUN: 6,
  DEC: 12,
};
const NICKNAMES: Record<string, string> = {
  '@hourly': '0 * * * *',
  '@daily': '0 0 * * *',
  '@midnight': '0 0 * * *',
  '@weekly': '0 0 * * 0',
  '@monthly': '0 0 1 * *',
  '@yearly': '0 0 1 1 *',
  '@annually': '0 0 1 1 *',
};

/** The values of one field of a cron expression. Null when the field is not valid. */
function valuesOf(text: string, [min, max]: readonly [number, number]): Set<number> | null {
  const values = new Set<number>();
  for (const part of text.split(',')) {
    const [range = '', step] = part.split('/');
    const isRange = range === '*' || range.includes('-');
    if (step !== undefined && (!isRange || /[a-z]/i.test(range))) return null;
    const [from, to] = range === '*' ? [String(min), String(max)] : range.split('-');
    const low = numberOf(from ?? '');
    const high = to === undefined ? low : numberOf(to);
    if (!(low >= min && high <= max && low <= high) || step === '0') return null;
    for (let value = low; value <= high; value += Number(step ?? 1)) values.add(value);
  }
  return values;
}

const numberOf = (text: string): number =>
  NAMES[text.toUpperCase()] ?? (/^\d+$/.test(text) ? Number(text) : Number.NaN);

/**
 * Parses a cron expression by the rules of dragonmantank/cron-expression. This second parser is independent of the
 * console's parser, and as simple as possible. Null when the expression is not valid.
 */
export function plainDue(expression: string): PlainDue | null {
  const texts = (NICKNAMES[expression.trim().toLowerCase()] ?? expression.trim()).split(/\s+/);
  if (texts.length !== 5) return null;
  const [minute, hour, date, month, weekday] = texts.map((text, index) =>
    valuesOf(text === '?' ? '*' : text, FIELDS[index] ?? [0, 0]),
  );
  if (!minute || !hour || !date || !month || !weekday) return null;
  const isSet = (text?: string): boolean => text !== '*' && text !== '?';
  const onDate = (day: Date): boolean => date.has(day.getUTCDate());
  const onWeekday = (day: Date): boolean => weekday.has(day.getUTCDay()) || (day.getUTCDay() === 0 && weekday.has(7));
  const isEither = isSet(texts[2]) && isSet(texts[4]);
  return {
    isDay: (day) =>
      month.has(day.getUTCMonth() + 1) && (isEither ? onDate(day) || onWeekday(day) : onDate(day) && onWeekday(day)),
    minutes: [...hour]
      .flatMap((at) => [...minute].map((minuteOfHour) => at * 60 + minuteOfHour))
      .toSorted((a, b) => a - b),
  };
}
