import { beforeAll, expect, test } from 'vitest';
import { parseTriggers } from '@/domain/schedule/parse-schedule';
import type { Language } from '@/i18n/languages';
import { texts as english } from '@/i18n/resources/en-more';
import { texts as french } from '@/i18n/resources/fr-more';
import { i18n, initI18n } from '@/i18n/start-i18n';
import { scheduleText } from './schedule-text';

beforeAll(() => initI18n('en', { en: english, fr: french }));

function textOf(
  cronExpression: string | null,
  language: Language,
  { event = false, zone = null as string | null } = {},
) {
  const triggers = parseTriggers({ cronExpression, eventTrigger: event });
  return scheduleText(triggers, i18n.getFixedT(language, 'health'), language, zone).text;
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
  ['0 4 L * *', '0 4 L * *', '0 4 L * *'],
  [null, 'No schedule', 'Sans planification'],
])('%s in words', (expression, inEnglish, inFrench) => {
  expect(textOf(expression, 'en')).toBe(inEnglish);
  expect(textOf(expression, 'fr')).toBe(inFrench);
});

test('a job that events start, with and without a schedule', () => {
  expect(textOf(null, 'en', { event: true })).toBe('By event');
  expect(textOf('30 3 * * *', 'en', { event: true })).toBe('Every day at 03:30, and by event');
});

test('a time of day in a zone other than the browser’s is followed by the zone', () => {
  expect(textOf('30 3 * * *', 'en', { zone: 'UTC' })).toBe('Every day at 03:30 UTC');
  expect(textOf('45 */4 * * *', 'en', { zone: 'UTC' })).toBe('Every 4 hours, at minute 45');
  expect(textOf('0 4 L * *', 'en', { zone: 'UTC' })).toBe('0 4 L * *');
});

test('a schedule that cannot be put into words is shown as an expression', () => {
  const triggers = parseTriggers({ cronExpression: '0 4 L * *', eventTrigger: false });
  expect(scheduleText(triggers, i18n.getFixedT('en', 'health'), 'en', null).isExpression).toBe(true);
});
