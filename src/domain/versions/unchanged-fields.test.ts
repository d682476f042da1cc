import { expect, test } from 'vitest';
import { historyEntry } from '@tests/support/history-entry';
import { NEW_INSTANCE } from '../instance-fields';
import { compareVersions } from './compare-versions';
import { countUnchanged } from './unchanged-fields';
import { RESTORABLE_FIELDS } from './values-at';

const configured = (value: unknown): string => JSON.stringify(value);
const current = { ...NEW_INSTANCE, label: 'new', configuration: configured({ a: 1, b: { c: 2, d: 3 }, e: [] }) };
const entries = [
  historyEntry(1, { changeSet: {} }),
  historyEntry(2, { changeSet: { label: { old: 'old', new: 'new' } } }),
  historyEntry(3, {
    changeSet: { configuration: { old: configured({ a: 1, b: { c: 1, d: 3 } }), new: current.configuration } },
  }),
];
const unchanged = (a: number, b: number): number =>
  countUnchanged(current, entries, { a, b }, compareVersions(entries, { a, b }, null).changes);

/** The number of settings, without the configuration. */
const SETTINGS = RESTORABLE_FIELDS.length - 1;

test('counts the settings and the keys of the configuration that were equal in the two versions', () => {
  // The keys a and b are equal. The key e does not exist yet.
  expect(unchanged(1, 2)).toBe(SETTINGS - 1 + 2);
  expect(unchanged(2, 3)).toBe(SETTINGS + 1);
  expect(unchanged(1, 3)).toBe(SETTINGS - 1 + 1);
});
