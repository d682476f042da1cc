import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { HistoryEntry } from '../instance';
import { compareVersions } from './compare-versions';
import { historyEntry } from '@tests/support/history-entry';

const JOB = 'bynder_media_to_shopify_product_image_sync';
const entry = (version: number, changeSet: HistoryEntry['changeSet']): HistoryEntry =>
  historyEntry(version, { changeSet });
const configured = (version: number, before: unknown, after: unknown): HistoryEntry =>
  entry(version, { configuration: { old: JSON.stringify(before), new: JSON.stringify(after) } });
const changeTexts = (entries: HistoryEntry[], a: number, b: number) =>
  compareVersions(entries, { a, b }, JOB).changes.map(
    ({ property, path, changedIn }) => `${[property, ...path].join('/')} ${changedIn}`,
  );

test('changes are in the order of the form, each with the last version that changed its place', () => {
  const entries = [
    entry(5, { label: { old: 'c', new: 'd' } }),
    configured(4, { keyword: '', own: 1, shop_connection: 1 }, { keyword: 'a', own: 1, shop_connection: 2 }),
    configured(3, { keyword: '', own: 0, shop_connection: 1 }, { keyword: '', own: 1, shop_connection: 1 }),
    entry(2, { errorAlertEmails: { old: [], new: ['a@b.c'] }, label: { old: 'a', new: 'c' } }),
  ];
  expect(changeTexts(entries, 1, 4)).toEqual([
    'label 2',
    'configuration/shop_connection 4',
    'configuration/keyword 4',
    'configuration/own 3',
    'errorAlertEmails 2',
  ]);
  expect(changeTexts(entries, 4, 5)).toEqual(['label 5']);
});

test('a change of the company is in the place of its field, although property and field have different names', () => {
  const change = { old: null, new: 'acme' };
  const entries = [entry(2, { cronExpression: change, company: change, label: change })];
  expect(changeTexts(entries, 1, 2)).toEqual(['label 2', 'company 2', 'cronExpression 2']);
});

test('if a later version changed something inside an added entry, that version counts as the one that changed the entry', () => {
  const list = (...entries: unknown[]) => ({ assetToProduct: entries });
  const entries = [
    configured(2, list(), list({ name: 'sku', preset: 'a' })),
    configured(3, list({ name: 'sku', preset: 'a' }), list({ name: 'sku', preset: 'b' })),
    entry(4, { label: { old: 'a', new: 'b' } }),
  ];
  expect(changeTexts(entries, 1, 4)).toEqual(['label 4', 'configuration/assetToProduct/sku 3']);
});

test('comparing a newer version with an older one gives the same places, with old and new values swapped', () => {
  const list = (...entries: unknown[]) => ({ assetToProduct: entries });
  const entries = [
    configured(2, list(), list({ name: 'sku', preset: 'a' })),
    configured(3, list({ name: 'sku', preset: 'a' }), list({ name: 'sku', preset: 'b' })),
    entry(4, { label: { old: 'a', new: 'b' } }),
  ];
  expect(changeTexts(entries, 4, 1)).toEqual(changeTexts(entries, 1, 4));
  const { changes, changeSet } = compareVersions(entries, { a: 4, b: 1 }, JOB);
  expect(changes.map(({ before, after }) => [before, after])).toEqual([
    ['"b"', '"a"'],
    ['{"name":"sku","preset":"b"}', null],
  ]);
  expect(changeSet['label']).toEqual({ old: 'b', new: 'a' });
});

test('versions that revert each other show no difference', () => {
  const there = configured(2, { keyword: 'a' }, { keyword: 'b' });
  const back = configured(3, { keyword: 'b' }, { keyword: 'a' });
  expect(compareVersions([there, back], { a: 1, b: 3 }, null)).toEqual({ changes: [], changeSet: {} });
});

test('the difference between adjacent versions is the change that the newer version made', () => {
  const configuration = fc.dictionary(fc.constantFrom('keyword', 'delta', 'own', 'other'), fc.integer(), {
    noNullPrototype: true,
  });
  fc.assert(
    fc.property(fc.array(configuration, { minLength: 2, maxLength: 6 }), (states) => {
      const entries = states.slice(1).map((state, index) => configured(index + 2, states[index], state));
      states.slice(1).forEach((state, index) => {
        const before = states[index] ?? {};
        const keys = new Set([...Object.keys(before), ...Object.keys(state)]);
        const different = [...keys].filter((key) => before[key] !== state[key]).toSorted();
        const { changes } = compareVersions(entries, { a: index + 1, b: index + 2 }, JOB);
        expect(changes.map(({ path }) => path.join()).toSorted()).toEqual(different);
        expect(changes.every(({ changedIn }) => changedIn === index + 2)).toBe(true);
      });
    }),
  );
});
