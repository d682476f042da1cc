import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { HistoryEntry, InstanceFields } from '../instance';
import { NEW_INSTANCE } from '../instance-fields';
import { RESTORABLE_FIELDS, valuesAt } from './values-at';
import { historyEntry } from '@tests/support/history-entry';

const entry = (version: number, changeSet: HistoryEntry['changeSet']): HistoryEntry =>
  historyEntry(version, { changeSet });
const current: InstanceFields = {
  ...NEW_INSTANCE,
  code: 'shop',
  label: 'Shop 3',
  jobCode: 'dummy',
  companyCode: 'acme',
};

test('reverts later changes, and omits code, job and company', () => {
  const entries = [
    entry(3, { label: { old: 'Shop 2', new: 'Shop 3' } }),
    entry(2, { label: { old: 'Shop', new: 'Shop 2' }, cronExpression: { old: '0 2 * * *', new: null } }),
  ];
  expect(valuesAt(current, entries, 2)).toMatchObject({ label: 'Shop 2', cronExpression: null });
  expect(valuesAt(current, entries, 1)).toMatchObject({ label: 'Shop', cronExpression: '0 2 * * *' });
  expect(Object.keys(valuesAt(current, entries, 1))).not.toContain('code');
});

test('a value in the version itself takes precedence, even if the current values are older than the history', () => {
  expect(valuesAt(current, [entry(2, { label: { old: 'Shop', new: 'Shop 4' } })], 2).label).toBe('Shop 4');
});

test('absent values become the empty values of the form, and values of another type are ignored', () => {
  const before = entry(2, {
    description: { old: null, new: 'Text' },
    errorAlertEmails: { old: null, new: ['a@b.c'] },
    configuration: { old: { a: 1 }, new: '{"a":2}' },
    enabled: { old: 'yes', new: true },
    executionLogVerbosity: { old: null, new: 2 },
  });
  expect(valuesAt(current, [before], 1)).toMatchObject({
    description: '',
    errorAlertEmails: [],
    configuration: '{\n  "a": 1\n}',
    enabled: true,
    executionLogVerbosity: null,
  });
});

const values: fc.Arbitrary<Partial<InstanceFields>> = fc.record(
  {
    label: fc.string(),
    enabled: fc.boolean(),
    cronExpression: fc.option(fc.string({ minLength: 1 })),
    errorAlertEmails: fc.array(fc.string(), { maxLength: 3 }),
    configuration: fc.jsonValue().map((value) => JSON.stringify({ value })),
    executionLogVerbosity: fc.integer({ min: 1, max: 4 }),
  },
  { requiredKeys: [] },
);

test('every version of any sequence of saves can be restored, even without the older versions', () => {
  fc.assert(
    fc.property(fc.array(values, { maxLength: 8 }), fc.nat(8), (saves, from) => {
      const states: InstanceFields[] = [current];
      const entries = saves.map((save, index) => {
        const before = states.at(-1) ?? current;
        const after: InstanceFields = { ...before, ...save };
        states.push(after);
        const changed = RESTORABLE_FIELDS.filter((field) => before[field] !== after[field]);
        return entry(
          index + 2,
          Object.fromEntries(changed.map((field) => [field, { old: before[field], new: after[field] }])),
        );
      });
      const latest = states.at(-1) ?? current;
      const known = entries.filter(({ version }) => version > from);
      states.forEach((state, index) => {
        const version = index + 1;
        if (version < from) return;
        for (const field of RESTORABLE_FIELDS)
          expect(valuesAt(latest, known, version)[field]).toStrictEqual(state[field]);
      });
    }),
  );
});
