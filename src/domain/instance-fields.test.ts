import { describe, expect, test } from 'vitest';
import { changedFields, NEW_INSTANCE, patchOf, sameField, toWire } from './instance-fields';

describe('sameField', () => {
  test.each([
    ['{"a":1,"b":[true,null]}', '{ "b": [true, null], "a": 1 }', true],
    ['{"a":1}', '{"a":1.0}', false],
    ['{"a":12345678901234567890}', '{"a":12345678901234567891}', false],
    ['{"a":"\\u00e9"}', '{"a":"é"}', true],
    ['{"a":1}', '{"a":1,"b":2}', false],
    ['{"a":', '{"a":', true],
    ['{"a":', '{"a":1', false],
  ])('the configurations %s and %s are equal: %s', (a, b, same) => {
    expect(sameField('configuration', a, b)).toBe(same);
  });

  test('an empty text counts as no value', () => {
    expect(sameField('cronExpression', '', null)).toBe(true);
    expect(sameField('label', 'a', 'b')).toBe(false);
    expect(sameField('errorAlertEmails', ['a'], ['a', 'b'])).toBe(false);
  });
});

test('a patch contains only the changed fields, and an empty schedule is sent as null', () => {
  const before = { ...NEW_INSTANCE, code: 'x', cronExpression: '0 2 * * *' };
  const after = { ...before, cronExpression: '', description: 'new' };
  expect(changedFields(before, after)).toEqual(['description', 'cronExpression']);
  expect(toWire(patchOf(before, after))).toEqual({ description: 'new', cronExpression: null });
  expect(toWire({ cronExpression: '  ' })).toEqual({ cronExpression: null });
});

test('the company is sent as an IRI with an encoded code', () => {
  expect(toWire({ companyCode: 'a/b' })).toEqual({ company: '/api/companies/a%2Fb' });
  expect(toWire({ companyCode: null })).toEqual({ company: null });
});
