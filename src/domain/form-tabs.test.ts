import { expect, test } from 'vitest';
import { permissionsOf, type Role } from '@/domain/permissions';
import { isFieldVisible, tabOf, visibleTabs } from './form-tabs';

test.each<[Role, boolean, string]>([
  ['ROLE_RESTRICTED_USER', true, 'general configuration alerting history'],
  ['ROLE_USER', true, 'general configuration alerting history'],
  ['ROLE_CLIENT_ADMIN', true, 'general configuration alerting advanced history'],
  ['ROLE_ADMIN', true, 'general configuration alerting advanced history'],
  ['ROLE_ADMIN', false, 'general configuration alerting advanced'],
])('the tabs that %s sees (the instance exists: %s)', (role, exists, tabs) => {
  const { administrate } = permissionsOf([role]);
  expect(visibleTabs({ administrate, exists }).join(' ')).toBe(tabs);
});

test('returns the tab of a field', () => {
  expect(tabOf('label')).toBe('general');
  expect(tabOf('warningAlertEmails')).toBe('alerting');
  expect(tabOf('cronExpression')).toBe('advanced');
});

test.each<[Role, string]>([
  ['ROLE_USER', 'label'],
  ['ROLE_CLIENT_ADMIN', 'label cronExpression'],
  ['ROLE_ADMIN', 'label cronExpression allowSimultaneousRun companyCode'],
])('%s sees the fields %s', (role, fields) => {
  const all = ['label', 'cronExpression', 'allowSimultaneousRun', 'companyCode'] as const;
  const visible = all.filter((field) => isFieldVisible(field, permissionsOf([role])));
  expect(visible.join(' ')).toBe(fields);
});
