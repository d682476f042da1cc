import { expect, test } from 'vitest';
import { cronProblem, cronText, readCronFields, writeCron, type CronProblem } from './cron-fields';

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

test.each<[string, CronProblem | null]>([
  ['', null],
  ['0 3 * * *', null],
  ['@daily', null],
  ['every night', { kind: 'count', count: 2 }],
  ['0 0 3 * * *', { kind: 'count', count: 6 }],
  ['0 25 * * *', { kind: 'number', field: 'hour', number: '25', min: 0, max: 23 }],
  ['0 3 * * 1-8', { kind: 'number', field: 'weekday', number: '8', min: 0, max: 7 }],
  ['0/15 * * * *', { kind: 'field', field: 'minute', text: '0/15' }],
  ['*/90 * * * *', { kind: 'field', field: 'minute', text: '*/90' }],
  ['0 4 * * FRI-MON', { kind: 'field', field: 'weekday', text: 'FRI-MON' }],
])('finds the first problem of %j', (expression, problem) => {
  expect(cronProblem(expression)).toEqual(problem);
});

test('values are written in the shortest way', () => {
  expect(writeCron({})).toBe('* * * * *');
  expect(writeCron({ minute: [0, 15, 30, 45], hour: [8, 9, 10], weekday: [1, 2, 3, 4, 5] })).toBe('*/15 8-10 * * 1-5');
  expect(writeCron({ minute: [0], hour: [4], date: [1], weekday: [0, 1, 2, 3, 4, 5, 6] })).toBe('0 4 1 * *');
});
