import { expect, test } from 'vitest';
import { brokenRules, isAcceptedPassword } from './password-rules';

test.each([
  ['', ['length', 'uppercase', 'lowercase', 'digit', 'symbol']],
  ['Short-1', ['length']],
  ['lowercase-1', ['uppercase']],
  ['UPPERCASE-1', ['lowercase']],
  ['No-digits-here', ['digit']],
  ['NoSymbol1', ['symbol']],
  ['Under_score1', ['symbol']],
  ['With space 1', []],
  ['Éàü-12345', []],
  ['Console-2026', []],
])('%s breaks %j', (password, rules) => {
  expect(brokenRules(password)).toEqual(rules);
});

test('the repeated password must be equal', () => {
  expect(isAcceptedPassword('Console-2026', 'Console-2026')).toBe(true);
  expect(isAcceptedPassword('Console-2026', 'Console-202')).toBe(false);
  expect(isAcceptedPassword('weak', 'weak')).toBe(false);
});
