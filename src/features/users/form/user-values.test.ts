import { expect, test } from 'vitest';
import { changeOf, existingUserSchema, newUserOf, userSchema, valuesOf } from './user-values';

const user = {
  id: 7,
  email: 'ada@acme.test',
  companyCode: null,
  companyName: null,
  roles: ['ROLE_USER', 'ROLE_OF_ANOTHER_APP'],
  preferredLocale: 'de',
  createdAt: null,
  updatedAt: null,
  lastConnectionDate: null,
};

test('unknown roles are kept; an unknown language becomes English', () => {
  expect(valuesOf(user)).toEqual({ email: user.email, companyCode: '', roles: user.roles, preferredLocale: 'en' });
});

test('an empty company is sent as null, and only changes are sent', () => {
  expect(changeOf({ companyCode: '' })).toEqual({ companyCode: null });
  expect(changeOf({ roles: ['ROLE_USER'] })).toEqual({ roles: ['ROLE_USER'] });
  expect(changeOf({ email: 'other@acme.test' })).toEqual({});
  expect(newUserOf({ ...valuesOf(user), companyCode: 'acme' }).companyCode).toBe('acme');
});

test.each([
  ['', 'error.required'],
  ['   ', 'error.required'],
  ['ada', 'error.email'],
  ['ada@acme', 'error.email'],
  [`${'a'.repeat(250)}@acme.test`, 'online:check.tooLong'],
])('the e-mail %j is refused with %s', (email, message) => {
  const result = userSchema.safeParse({ ...valuesOf(user), email });
  expect(result.error?.issues.map((issue) => issue.message)).toContain(message);
});

test('the e-mail of an existing user always passes', () => {
  expect(existingUserSchema.safeParse({ ...valuesOf(user), email: 'admin@localhost' }).success).toBe(true);
  expect(existingUserSchema.safeParse({ ...valuesOf(user), roles: [] }).success).toBe(false);
});
