import { expect, test } from 'vitest';
import { pickLanguage } from './languages';

test('the stored language wins over the browser', () => {
  expect(pickLanguage('en', ['fr-FR'])).toBe('en');
});

test('the first visit takes the first browser language that exists here', () => {
  expect(pickLanguage(null, ['de-DE', 'FR-ca', 'en'])).toBe('fr');
});

test('an unknown stored value and unknown browser languages give English', () => {
  expect(pickLanguage('xx', ['de', 'toString'])).toBe('en');
});
