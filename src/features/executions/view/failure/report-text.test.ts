import { expect, test } from 'vitest';
import { lastLines } from './report-text';

test('the last lines of a log, without empty ones; long ones are cut', () => {
  const log = Array.from({ length: 30 }, (_, index) => `line ${index}`).join('\r\n');
  expect(lastLines(`${log}\n\n`)).toEqual(Array.from({ length: 20 }, (_, index) => `line ${index + 10}`));
  expect(lastLines('x'.repeat(600))).toEqual([`${'x'.repeat(500)}…`]);
  expect(lastLines('')).toEqual([]);
});
