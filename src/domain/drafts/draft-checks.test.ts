import { expect, test } from 'vitest';
import { NEW_INSTANCE } from '@/domain/instance-fields';
import { isConfigurationSound, missingFields, requiredFields, unsoundField } from './draft-checks';

test('a new instance needs a code and a job, and a company where the person chooses it', () => {
  expect(requiredFields(true, true)).toEqual(['code', 'jobCode', 'companyCode']);
  expect(requiredFields(true, false)).toEqual(['code', 'jobCode']);
  expect(requiredFields(false, true)).toEqual([]);
});

test('blanks are not a value', () => {
  expect(missingFields({ ...NEW_INSTANCE, code: '  ' }, ['code', 'jobCode'])).toEqual(['code', 'jobCode']);
  expect(missingFields({ ...NEW_INSTANCE, code: 'a', jobCode: 'dummy' }, ['code', 'jobCode'])).toEqual([]);
});

test('a broken configuration is sound only where the server has the same', () => {
  expect(isConfigurationSound('{"a":1}', null)).toBe(true);
  expect(isConfigurationSound('{"a":', '{"a":1}')).toBe(false);
  expect(isConfigurationSound('', '')).toBe(true);
  expect(isConfigurationSound('', '{}')).toBe(false);
});

test('addresses must be e-mail addresses, unless the server has the same list', () => {
  const value = { ...NEW_INSTANCE, warningAlertEmails: ['a@b.c', 'nobody'] };
  expect(unsoundField(NEW_INSTANCE, null)).toBeNull();
  expect(unsoundField(value, NEW_INSTANCE)).toBe('warningAlertEmails');
  expect(unsoundField(value, value)).toBeNull();
  expect(unsoundField({ ...value, warningAlertEmails: ['a@b.c'] }, null)).toBeNull();
  expect(unsoundField({ ...value, configuration: '{' }, null)).toBe('configuration');
});
