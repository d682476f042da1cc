import { expect, test } from 'vitest';
import { cronText, readCronFields } from './cron-fields';

const shortest = (expression: string | null): string | null => {
  const fields = readCronFields(expression);
  return fields && cronText(fields);
};

test.each([
  ['0 0 */1 * 5', '0 0 * * *'],
  ['0 0 1 * 0-7', '0 0 * * *'],
  ['0 0 1 * 5', '0 0 1 * 5'],
  ['0 0 ? * FRI', '0 0 * * 5'],
  ['0 6 * * SUN', '0 6 * * 0'],
  ['0 6 * * 7', '0 6 * * 0'],
  ['0 6 * * 7-2', '0 6 * * 0-2'],
  ['0 6 * * 5-0', '0 6 * * 0,5,6'],
  ['0 6 * jan-MAR mon', '0 6 * 1-3 1'],
  ['0,20,40 * * * *', '*/20 * * * *'],
  ['1-59/2 * * * *', '1-59/2 * * * *'],
  ['5-5 0-23 * * *', '5 * * * *'],
  ['0 4 L * *', '0 4 L * *'],
  ['0 4 15w * *', '0 4 15W * *'],
  ['0 4 1,l * *', '0 4 1,L * *'],
  ['0 4 * * friL', '0 4 * * 5L'],
  ['0 4 * * Sun#2', '0 4 * * 0#2'],
  ['0 4 * * 7L', '0 4 * * 0L'],
  [' @Monthly ', '0 0 1 * *'],
])('%s in its shortest form is %s', (expression, text) => {
  expect(shortest(expression)).toBe(text);
});

test.each([
  null,
  '',
  '0 3 * *',
  '0 3 * * * *',
  '0/15 * * * *',
  '*/0 * * * *',
  '0 4 * * FRI-MON',
  '0 4 * * MON-FRI/2',
  '0 4 1 JAN-JUN/2 *',
  '0 4 1 * +5',
  '@reboot',
])('%j is not valid', (expression) => {
  expect(readCronFields(expression)).toBeNull();
});

test('a long expression is not valid', () => {
  expect(readCronFields(`0 ${'1,'.repeat(200)}1 * * *`)).toBeNull();
});
