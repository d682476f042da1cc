import type { TFunction } from 'i18next';
import type { ParsedCron, ScheduleDays, Triggers } from '@/domain/schedule/parse-schedule';
import type { Language } from '@/i18n/languages';

/** A text about a schedule, or the expression itself, to be shown in monospace. */
export interface ScheduleText {
  text: string;
  isExpression: boolean;
}

/**
 * A schedule in one language: "Every day at 03:30", "By event", "No schedule".
 * @param zone the schedule's time zone, added after times of day; null when it is the browser's
 */
export function scheduleText(
  { cron, event }: Triggers,
  t: TFunction<'health'>,
  language: Language,
  zone: string | null,
): ScheduleText {
  if (cron === null) return { text: t(event ? 'schedule.event' : 'schedule.none'), isExpression: false };
  if (cron.kind === 'expression') return { text: cron.expression, isExpression: true };
  const schedule = cronText(cron, t, language, zone);
  return { text: event ? t('schedule.andEvent', { schedule }) : schedule, isExpression: false };
}

function cronText(
  cron: Exclude<ParsedCron, { kind: 'expression' }>,
  t: TFunction<'health'>,
  language: Language,
  zone: string | null,
): string {
  const list = (items: readonly string[]): string => listFormat(language).format(items);
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

const twoDigits = (number: number): string => String(number).padStart(2, '0');

const listFormats = new Map<Language, Intl.ListFormat>();
const dayFormats = new Map<Language, Intl.DateTimeFormat>();

function listFormat(language: Language): Intl.ListFormat {
  const format = listFormats.get(language) ?? new Intl.ListFormat(language, { type: 'conjunction' });
  listFormats.set(language, format);
  return format;
}

/** The names of days of the week, 0 to 6 from Sunday. */
function dayNames(days: readonly number[], language: Language): string[] {
  const format = dayFormats.get(language) ?? new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  dayFormats.set(language, format);
  // 1 February 2026 was a Sunday.
  return days.map((day) => format.format(Date.UTC(2026, 1, 1 + day)));
}
