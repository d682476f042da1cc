import { expect, test } from 'vitest';
import { pickLanguage } from './languages';

test('the stored language overrides the languages of the browser', () => {
  expect(pickLanguage('en', ['fr-FR'])).toBe('en');
});

test('the first visit uses the first supported browser language', () => {
  expect(pickLanguage(null, ['de-DE', 'FR-ca', 'en'])).toBe('fr');
});

test('an unknown stored value and unknown browser languages fall back to English', () => {
  expect(pickLanguage('xx', ['de', 'toString'])).toBe('en');
});
