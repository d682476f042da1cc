import { beforeAll, expect, test } from 'vitest';
import { parseTriggers } from '@/domain/schedule/parse-schedule';
import type { Language } from '@/i18n/languages';
import { texts as english } from '@/i18n/resources/en-more';
import { texts as french } from '@/i18n/resources/fr-more';
import { i18n, initI18n } from '@/i18n/start-i18n';
import { toString } from 'cronstrue';
import 'cronstrue/locales/fr';
import { scheduleText, type CronDescriber } from './schedule-text';

beforeAll(() => initI18n('en', { en: english, fr: french }));

const describerIn =
  (language: Language): CronDescriber =>
  (expression) =>
    toString(expression, { locale: language, use24HourTimeFormat: true });

function textOf(
  cronExpression: string | null,
  language: Language,
  { event = false, zone = null as string | null, isLoaded = true } = {},
) {
  const triggers = parseTriggers({ cronExpression, eventTrigger: event });
  const describe = isLoaded ? describerIn(language) : null;
  return scheduleText(triggers, { t: i18n.getFixedT(language, 'health'), language, zone, describe });
}

test.each([
  ['30 3 * * *', 'Every day at 03:30', 'Tous les jours à 03:30'],
  ['30 3,9 * * *', 'Every day at 03:30 and 09:30', 'Tous les jours à 03:30 et 09:30'],
  ['0 10 * * 1-5', 'Monday to Friday at 10:00', 'Du lundi au vendredi à 10:00'],
  ['24 13 * * 0', 'Every Sunday at 13:24', 'Chaque dimanche à 13:24'],
  ['0 6 * * 1,4', 'Every Monday and Thursday at 06:00', 'Chaque lundi et jeudi à 06:00'],
  ['45 */4 * * *', 'Every 4 hours, at minute 45', 'Toutes les 4 heures, à la minute 45'],
  ['5 * * * *', 'Every hour, at minute 05', 'Toutes les heures, à la minute 05'],
  ['*/15 * * * 1-5', 'Every 15 minutes, Monday to Friday', 'Toutes les 15 minutes, du lundi au vendredi'],
  ['* * * * *', 'Every minute', 'Toutes les minutes'],
  ['0 4 1 * *', 'On day 1 of every month at 04:00', 'Le 1er de chaque mois à 04:00'],
  ['0 4 15 * *', 'On day 15 of every month at 04:00', 'Le 15 de chaque mois à 04:00'],
  ['0 0 */1 * 5', 'Every day at 00:00', 'Tous les jours à 00:00'],
  ['0 6 * * 0-7', 'Every day at 06:00', 'Tous les jours à 06:00'],
  ['0 4 L * *', 'At 04:00, on the last day of the month', 'À 04:00, le dernier jour du mois'],
  [
    '0 4 1 * MON',
    'On day 1 of every month at 04:00. Also: Every Monday at 04:00',
    'Le 1er de chaque mois à 04:00. Aussi\u00a0: Chaque lundi à 04:00',
  ],
  ['0/15 * * * *', '0/15 * * * *', '0/15 * * * *'],
  [null, 'No schedule', 'Sans planification'],
])('%s in words', (expression, inEnglish, inFrench) => {
  expect(textOf(expression, 'en').text).toBe(inEnglish);
  expect(textOf(expression, 'fr').text).toBe(inFrench);
});

test('an event-triggered job, with and without a schedule', () => {
  expect(textOf(null, 'en', { event: true }).text).toBe('By event');
  expect(textOf('30 3 * * *', 'en', { event: true }).text).toBe('Every day at 03:30, and by event');
});

test('a time of day in a zone other than the browser’s is followed by the zone', () => {
  expect(textOf('30 3 * * *', 'en', { zone: 'UTC' }).text).toBe('Every day at 03:30 UTC');
  expect(textOf('45 */4 * * *', 'en', { zone: 'UTC' }).text).toBe('Every 4 hours, at minute 45');
  expect(textOf('0 4 L * *', 'en', { zone: 'UTC' }).text).toBe('At 04:00, on the last day of the month (UTC)');
});

test('a schedule without words is shown as an expression', () => {
  expect(textOf('0/15 * * * *', 'en')).toEqual({ text: '0/15 * * * *', isExpression: true });
  expect(textOf('0 4 L * *', 'en', { isLoaded: false })).toEqual({ text: '0 4 L * *', isExpression: true });
});
