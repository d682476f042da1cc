import { expect, test } from 'vitest';
import { NEW_INSTANCE } from '../instance-fields';
import { differencesBetween, inTabOrder, isOwnValue, sameFields } from './differences';

const A = {
  ...NEW_INSTANCE,
  code: 'a',
  companyCode: 'acme',
  jobCode: 'job',
  errorAlertEmails: ['a@acme.test'],
  configuration: '{"akeneo_connection":3,"batch":50}',
};
const B = { ...A, code: 'b', errorAlertEmails: ['b@acme.test'], configuration: '{"akeneo_connection":4,"batch":60}' };

const places = (b: typeof A): string[] =>
  differencesBetween(A, b).changes.map(({ property, path }) => [property, ...path].join('.'));

test('lists the differences in the order of the form, without the code', () => {
  expect(places(B)).toEqual(['configuration.akeneo_connection', 'configuration.batch', 'errorAlertEmails']);
});

test('between two companies, connections are left out, and alert addresses must not be copied', () => {
  const other = { ...B, companyCode: 'globex' };
  expect(places(other)).toEqual(['configuration.batch', 'errorAlertEmails']);
  expect(differencesBetween(A, other).changes.map((change) => isOwnValue(change, A, other))).toEqual([false, true]);
  expect(differencesBetween(A, B).changes.some((change) => isOwnValue(change, A, B))).toBe(false);
});

test('between two job types, the configuration is left out', () => {
  const other = { ...B, jobCode: 'other' };
  expect(places(other)).toEqual(['errorAlertEmails']);
  expect(differencesBetween(A, other).hasOtherJob).toBe(true);
});

test('an empty schedule equals no schedule', () => {
  expect(places({ ...A, cronExpression: '' })).toEqual([]);
});

test('lists equal settings, and equal top-level keys of the configuration', () => {
  const other = { ...B, description: 'x', configuration: '{"batch": 50, "akeneo_connection":4, "new":1}' };
  const same = sameFields(A, other, differencesBetween(A, other));
  expect(same.filter(({ property }) => property === 'configuration')).toEqual([
    { property: 'configuration', path: ['batch'], before: '50', after: '50' },
  ]);
  const properties = same.map(({ property }) => property);
  expect(properties).toContain('enabled');
  expect(properties).not.toContain('description');
  expect(properties).not.toContain('errorAlertEmails');
});

test('an object in another layout is equal, and both sides show the layout of A', () => {
  const a = { ...A, configuration: '{"x":{"a":1}}' };
  const b = { ...a, configuration: JSON.stringify({ x: { a: 1 } }, null, 2) };
  const differences = differencesBetween(a, b);
  expect(differences.changes).toEqual([]);
  expect(sameFields(a, b, differences)).toContainEqual({
    property: 'configuration',
    path: ['x'],
    before: '{"a":1}',
    after: '{"a":1}',
  });
});

test('within each tab, differences come before equal fields', () => {
  const other = { ...A, description: 'x', cronExpression: '0 2 * * *' };
  const differences = differencesBetween(A, other);
  const ordered = inTabOrder([...differences.changes, ...sameFields(A, other, differences)]);
  expect(ordered.map(({ property }) => property)).toEqual([
    'description',
    'label',
    'enabled',
    'configuration',
    'configuration',
    'sendErrorEmail',
    'errorAlertEmails',
    'sendWarningEmail',
    'warningAlertEmails',
    'cronExpression',
    'allowSimultaneousRun',
    'eventTrigger',
    'executionLogVerbosity',
    'showJsonConfiguration',
  ]);
});
