import { formattersIn } from '@/i18n/format/use-format';
import { twoDigits } from '@/lib/text/two-digits';
import type { TFunction } from 'i18next';
import { cronText, EVERY, isEvery, readCronFields } from '@/domain/schedule/cron-fields';
import { parseCron, type ParsedCron, type ScheduleDays, type Triggers } from '@/domain/schedule/parse-schedule';
import type { Language } from '@/i18n/languages';

/** A schedule in words, or, with `isExpression`, the cron expression itself, to be shown in monospace. */
export interface ScheduleText {
  text: string;
  isExpression: boolean;
}

/** Returns a cron expression in words; null if it cannot describe the expression. */
export type CronDescriber = (expression: string) => string | null;

/** What `scheduleText` needs to write a schedule. */
export interface ScheduleWriter {
  t: TFunction<'health'>;
  language: Language;
  /** The schedule's time zone, added after times of day; null if it is the browser's time zone. */
  zone: string | null;
  /** Describes expressions for which the console has no words of its own; null until the describer has loaded. */
  describe: CronDescriber | null;
}

/** A schedule in one language: "Every day at 03:30", "By event", "No schedule". */
export function scheduleText({ cron, event }: Triggers, writer: ScheduleWriter): ScheduleText {
  const { t } = writer;
  if (cron === null) return { text: t(event ? 'schedule.event' : 'schedule.none'), isExpression: false };
  const schedule = textOf(cron, writer);
  if (!event || schedule.isExpression) return schedule;
  return { text: t('schedule.andEvent', { schedule: schedule.text }), isExpression: false };
}

/** True if only a `CronDescriber` can put the schedule into words. */
export const needsDescriber = ({ cron }: Triggers): boolean =>
  cron?.kind === 'expression' && readCronFields(cron.expression) !== null;

function textOf(cron: ParsedCron, writer: ScheduleWriter): ScheduleText {
  if (cron.kind !== 'expression') return { text: cronWords(cron, writer), isExpression: false };
  const text = describedText(cron.expression, writer);
  return { text: text ?? cron.expression, isExpression: text === null };
}

/** The describer's words for an expression; null if it has none. */
function describedText(expression: string, writer: ScheduleWriter): string | null {
  const { t, zone, describe } = writer;
  const fields = readCronFields(expression);
  if (fields === null) return null;
  if (isEvery(fields.date) || isEvery(fields.weekday)) {
    const schedule = describe?.(cronText(fields)) ?? null;
    return schedule === null || zone === null ? schedule : t('schedule.described', { schedule, zone });
  }
  // Cron runs on every day that matches one of the two fields; the describer would say that a day must match both.
  const onDates = textOf(parseCron(cronText({ ...fields, weekday: EVERY })), writer);
  const onWeekdays = textOf(parseCron(cronText({ ...fields, date: EVERY })), writer);
  if (onDates.isExpression || onWeekdays.isExpression) return null;
  return t('schedule.either', { dates: onDates.text, weekdays: onWeekdays.text });
}

function cronWords(cron: Exclude<ParsedCron, { kind: 'expression' }>, { t, language, zone }: ScheduleWriter): string {
  const { list } = formattersIn(language);
  const inZone = (schedule: string): string => (zone === null ? schedule : t('schedule.inZone', { schedule, zone }));
  switch (cron.kind) {
    case 'times': {
      const { days, times } = cron;
      if (typeof days === 'string') return inZone(t(`schedule.times.${days}`, { times: list(times) }));
      return inZone(t('schedule.times.days', { days: list(dayNames(days, language)), times: list(times) }));
    }
    case 'monthly':
      return inZone(t('schedule.monthly', { count: cron.day, times: list(cron.times) }));
    case 'hours':
      return onDays(t('schedule.hours', { count: cron.hours, minute: twoDigits(cron.minute) }), cron.days);
    case 'minutes':
      return onDays(t('schedule.minutes', { count: cron.minutes }), cron.days);
  }

  function onDays(schedule: string, days: ScheduleDays): string {
    if (days === 'every') return schedule;
    if (days === 'weekdays') return t('schedule.onWeekdays', { schedule });
    return t('schedule.onDays', { schedule, days: list(dayNames(days, language)) });
  }
}

const dayFormats = new Map<Language, Intl.DateTimeFormat>();

/** The names of days of the week, 0 to 6 from Sunday. */
function dayNames(days: readonly number[], language: Language): string[] {
  const format = dayFormats.get(language) ?? new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  dayFormats.set(language, format);
  // 1 February 2026 was a Sunday.
  return days.map((day) => format.format(Date.UTC(2026, 1, 1 + day)));
}
