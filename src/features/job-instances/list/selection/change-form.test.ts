import { expect, test } from 'vitest';
import type { ConnectionRow } from '@/domain/connection';
import { changeOf, NO_CHANGE, type ChangeForm } from './change-form';

const SHOP = { key: 'shopify/13', type: 'shopify', id: 13, label: 'Shop', companyCode: 'acme' } as ConnectionRow;
const read = (form: Partial<ChangeForm>) => changeOf({ ...NO_CHANGE, ...form }, [SHOP], ({ label }) => label ?? '');

test.each<[string, Partial<ChangeForm>, object]>([
  ['disable', { enabled: 'off' }, { enabled: false }],
  [
    'add an address',
    { errorMode: 'add', errorAddresses: ['a@acme.test'] },
    { errorAlerts: { mode: 'add', addresses: ['a@acme.test'] } },
  ],
  ['empty a list', { warningMode: 'replace' }, { warningAlerts: { mode: 'replace', addresses: [] } }],
  [
    'remove a wrong address',
    { errorMode: 'remove', errorAddresses: ['a'] },
    { errorAlerts: { mode: 'remove', addresses: ['a'] } },
  ],
  ['a schedule', { scheduleMode: 'set', cron: ' 0 2 * * * ' }, { schedule: { cronExpression: '0 2 * * *' } }],
  ['no schedule', { scheduleMode: 'none', cron: 'x' }, { schedule: { cronExpression: null } }],
  [
    'a connection',
    { connection: 'shopify/13' },
    { connection: { type: 'shopify', id: 13, label: 'Shop', companyCode: 'acme' } },
  ],
  ['remove a text', { search: 'a' }, { replace: { search: 'a', replacement: '', whole: true } }],
])('reads the change: %s', (_what, form, change) => {
  expect(read(form)).toEqual({ change });
});

test.each<[string, Partial<ChangeForm>, string[]]>([
  ['a form without a change', {}, ['nothing']],
  ['a missing address', { errorMode: 'add' }, ['errorAddresses']],
  ['a wrong address', { warningMode: 'replace', warningAddresses: ['a@acme.test', 'b'] }, ['warningAddresses']],
  ['a missing schedule', { scheduleMode: 'set', cron: '' }, ['cron']],
  ['a wrong schedule', { scheduleMode: 'set', cron: 'often' }, ['cron']],
  ['a replacement equal to the search text', { search: 'a', replacement: 'a' }, ['replacement']],
])('refuses %s', (_what, form, problems) => {
  expect(read(form)).toEqual({ problems });
});
