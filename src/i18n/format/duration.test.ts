import { beforeAll, describe, expect, test } from 'vitest';
import { texts as en } from '../resources/en-start';
import { texts as fr } from '../resources/fr-start';
import { i18n, initI18n } from '../start-i18n';
import { formatDuration, formatRelative, formatRounded } from './duration';

beforeAll(() => initI18n('en', { en, fr }));

const english = i18n.getFixedT('en', 'common');
const french = i18n.getFixedT('fr', 'common');

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.each([
  [-5_000, '0 s', '0 s'],
  [8_999, '8 s', '8 s'],
  [125_000, '2 min 05 s', '2 min 05 s'],
  [HOUR, '1 h 00 min', '1 h 00 min'],
  [100 * HOUR, '4 d 04 h', '4 j 04 h'],
])('a duration of %i ms is "%s" in English and "%s" in French', (milliseconds, inEnglish, inFrench) => {
  expect(formatDuration(milliseconds, english)).toBe(inEnglish);
  expect(formatDuration(milliseconds, french)).toBe(inFrench);
});

describe('a distance', () => {
  const now = Date.UTC(2026, 10, 20, 12);

  test.each([
    [1, '1 min', '1 min'],
    [1.6, '2 min', '2 min'],
    [59.4, '59 min', '59 min'],
    [60, '1 h', '1 h'],
    [79, '1 h 19 min', '1 h 19 min'],
    [179, '2 h 59 min', '2 h 59 min'],
    [200, '3 h', '3 h'],
    [19.6 * 60, '20 h', '20 h'],
    [47.9 * 60, '48 h', '48 h'],
    [60 * 60, '3 d', '3 j'],
    [59 * 1_440, '59 d', '59 j'],
    [400 * 1_440, '13 mo', '13 mois'],
    [900 * 1_440, '2 y', '2 ans'],
  ])('of %d minutes is "%s" in English and "%s" in French, before and after', (minutes, inEnglish, inFrench) => {
    const milliseconds = minutes * MINUTE;
    expect(formatRounded(milliseconds, english)).toBe(inEnglish);
    expect(formatRelative(now - milliseconds, now, english)).toBe(`${inEnglish} ago`);
    expect(formatRelative(now + milliseconds, now, english)).toBe(`in ${inEnglish}`);
    expect(formatRelative(now - milliseconds, now, french)).toBe(`il y a ${inFrench}`);
    expect(formatRelative(now + milliseconds, now, french)).toBe(`dans ${inFrench}`);
  });

  test.each([
    [-59, 'just now', 'à l’instant'],
    [0, 'just now', 'à l’instant'],
    [59, 'now', 'maintenant'],
  ])('of %i seconds is "%s" in English and "%s" in French', (seconds, inEnglish, inFrench) => {
    expect(formatRelative(now + seconds * 1_000, now, english)).toBe(inEnglish);
    expect(formatRelative(now + seconds * 1_000, now, french)).toBe(inFrench);
  });

  test('of less than a minute has seconds when no direction is shown', () => {
    expect(formatRounded(45_900, english)).toBe('45 s');
  });
});
