import { expect, test } from 'vitest';
import type { InstanceFields } from '../instance';
import { NEW_INSTANCE } from '../instance-fields';
import type { BulkChange, BulkNote } from './bulk-change';
import { editedFields, inverseOf } from './bulk-edits';
import { crowdedStart, spreadStarts, withSchedule } from './crowded-start';
import { planChange } from './plan-change';

const VALUE: InstanceFields = {
  ...NEW_INSTANCE,
  code: 'x',
  companyCode: 'acme',
  configuration: '{"shop_connection": 13, "akeneo_connection": null, "channel": "ecommerce", "count": 5}',
  errorAlertEmails: ['a@acme.test'],
  cronExpression: '0 2 * * *',
};
const changed = (change: BulkChange, value = VALUE): Partial<InstanceFields> =>
  editedFields(value, planChange(value, change).edits);
const notes = (change: BulkChange, value = VALUE): BulkNote[] => planChange(value, change).notes;
const connection = (change: object) => ({
  connection: { type: 'shopify' as const, id: 14, label: 'Outlet', companyCode: 'acme', ...change },
});

test.each<[string, BulkChange, Partial<InstanceFields>]>([
  ['disables', { enabled: false }, { enabled: false }],
  [
    'adds an address, and turns the alert on',
    { errorAlerts: { mode: 'add', addresses: ['b@acme.test'] } },
    { errorAlertEmails: ['a@acme.test', 'b@acme.test'], sendErrorEmail: true },
  ],
  [
    'turns the alert on if the address to add is already in the list',
    { errorAlerts: { mode: 'add', addresses: ['a@acme.test'] } },
    { sendErrorEmail: true },
  ],
  [
    'removes an address',
    { errorAlerts: { mode: 'remove', addresses: ['a@acme.test', 'z@z.test'] } },
    { errorAlertEmails: [] },
  ],
  [
    'replaces all addresses',
    { warningAlerts: { mode: 'replace', addresses: ['c@acme.test'] } },
    { warningAlertEmails: ['c@acme.test'], sendWarningEmail: true },
  ],
  ['sets a schedule', { schedule: { cronExpression: ' 15 2 * * * ' } }, { cronExpression: '15 2 * * *' }],
  ['removes a schedule', { schedule: { cronExpression: null } }, { cronExpression: null }],
  ['changes a connection', connection({}), { configuration: VALUE.configuration.replace('13', '14') }],
  [
    'sets a connection that is null',
    connection({ type: 'akeneo', id: 'seven', companyCode: null }),
    { configuration: VALUE.configuration.replace('null', '"seven"') },
  ],
  [
    'replaces a whole value',
    { replace: { search: 'ecommerce', replacement: 'print', whole: true } },
    { configuration: VALUE.configuration.replace('ecommerce', 'print') },
  ],
  [
    'replaces a part of a value',
    { replace: { search: 'comm', replacement: '$&', whole: false } },
    { configuration: VALUE.configuration.replace('comm', () => '$&') },
  ],
  [
    'replaces a number by a number',
    { replace: { search: '5', replacement: '6', whole: false } },
    { configuration: VALUE.configuration.replace('5', '6') },
  ],
])('%s', (_what, change, expected) => {
  expect(changed(change)).toEqual(expected);
  expect(notes(change)).toEqual([]);
  // An undo restores exactly the values from before the change.
  const after = { ...VALUE, ...changed(change) };
  expect({ ...after, ...editedFields(after, inverseOf(planChange(VALUE, change).edits)) }).toEqual(VALUE);
});

test.each<[string, BulkChange, BulkNote['reason']]>([
  ['the integration is enabled already', { enabled: true }, 'same'],
  ['the address to remove is not in the list', { errorAlerts: { mode: 'remove', addresses: ['z@z.test'] } }, 'same'],
  ['the schedule is set already', { schedule: { cronExpression: '0 2 * * *' } }, 'same'],
  ['the connection is used already, with its id as a number', connection({ id: '13' }), 'same'],
  ['the connection belongs to another company', connection({ companyCode: 'globex' }), 'otherCompany'],
  ['the configuration has no field for the connection', connection({ type: 'bynder' }), 'noPlace'],
  [
    'no whole value equals the searched text',
    { replace: { search: 'comm', replacement: 'x', whole: true } },
    'notFound',
  ],
  ['a number would become a text', { replace: { search: '5', replacement: 'x', whole: true } }, 'notFound'],
  ['the number is the id of a connection', { replace: { search: '13', replacement: '14', whole: true } }, 'notFound'],
])('changes nothing if %s', (_why, change, reason) => {
  expect(planChange(VALUE, change)).toEqual({ edits: [], notes: [{ part: Object.keys(change)[0], reason }] });
});

test('parts that change nothing do not prevent other changes', () => {
  const change: BulkChange = { enabled: true, schedule: { cronExpression: '15 2 * * *' } };
  expect(changed(change)).toEqual({ cronExpression: '15 2 * * *' });
  expect(notes(change)).toEqual([{ part: 'enabled', reason: 'same' }]);
});

test('an undo keeps later changes, and removes only the addresses that the change added', () => {
  const change: BulkChange = { enabled: false, errorAlerts: { mode: 'add', addresses: ['b@acme.test'] } };
  const { edits } = planChange(VALUE, change);
  const after = { ...VALUE, ...editedFields(VALUE, edits) };
  const edited = { ...after, enabled: true, errorAlertEmails: [...after.errorAlertEmails, 'own@acme.test'] };
  expect(editedFields(edited, inverseOf(edits))).toMatchObject({
    enabled: true,
    errorAlertEmails: ['a@acme.test', 'own@acme.test'],
  });
});

test('many starts at the same minute are reported, and can be spread over half an hour', () => {
  const line = (code: string, cronExpression: string) => ({
    code,
    edits: planChange(VALUE, { schedule: { cronExpression } }).edits,
  });
  const lines = ['a', 'b', 'c', 'd', 'e'].map((code) => line(code, '45 2 * * *'));
  expect(crowdedStart(lines.slice(1))).toBeNull();
  expect(crowdedStart(lines.map(({ code }) => line(code, '*/5 * * * *')))).toBeNull();
  const crowd = crowdedStart(lines);
  expect(crowd).toEqual({ expression: '45 2 * * *', codes: ['a', 'b', 'c', 'd', 'e'] });
  const spread = [...spreadStarts(crowd ?? { expression: '', codes: [] }).values()];
  expect(spread).toEqual(['29 2 * * *', '37 2 * * *', '44 2 * * *', '52 2 * * *', '59 2 * * *']);
  expect(withSchedule(lines[0]?.edits ?? [], '29 2 * * *')).toMatchObject([{ after: '29 2 * * *' }]);
});
