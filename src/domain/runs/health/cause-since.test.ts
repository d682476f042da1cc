import { expect, test } from 'vitest';
import type { HistoryEntry } from '../../instance';
import { causeSince } from './cause-since';
import type { FailureCause } from './failure-cause';
import { historyEntry } from '@tests/support/history-entry';

const changes = (before: object, after: object): HistoryEntry[] => [
  historyEntry(3, { changeSet: { configuration: { old: JSON.stringify(before), new: JSON.stringify(after) } } }),
];
const list = (...attributes: string[]) => ({
  metadata: attributes.map((attribute) => ({ attribute, own: attribute })),
});
const field = (value: string, ...path: (string | number)[]): FailureCause => ({ kind: 'field', path, value });
const shop = (fieldKey: string): FailureCause => ({
  kind: 'connection',
  connections: [{ key: 'shopify/1', type: 'shopify', id: 1, field: fieldKey }],
});

test('a field whose value was changed after the run is reported as changed', () => {
  const since = causeSince(
    field('old', 'metadata', 0, 'attribute'),
    changes(list('old'), { metadata: [{ attribute: 'new', own: 'old' }] }),
  );
  expect(since).toMatchObject({
    kind: 'changed',
    fields: [{ usedPath: ['metadata', 0, 'attribute'], before: '"old"', after: '"new"', changedIn: { version: 3 } }],
  });
});

test('an unchanged field is returned with its current path', () => {
  const cause = field('b', 'metadata', 1, 'attribute');
  expect(causeSince(cause, changes(list('a', 'b'), list('b')))).toEqual(field('b', 'metadata', 0, 'attribute'));
  expect(causeSince(cause, [])).toBe(cause);
});

test('in a list of texts, only the value that the message mentions matters', () => {
  const cause = field('old', 'codes');
  expect(causeSince(cause, changes({ codes: ['old', 'a'] }, { codes: ['old'] }))).toEqual(cause);
  expect(causeSince(cause, changes({ codes: ['old', 'a'] }, { codes: ['a'] })).kind).toBe('changed');
});

test('a connection that was replaced after the run is reported as changed', () => {
  const changed = changes({ shop_connection: 1, delta: true }, { shop_connection: 2, delta: true });
  expect(causeSince(shop('shop_connection'), changed)).toMatchObject({
    kind: 'changed',
    fields: [{ usedPath: ['shop_connection'], before: '1', after: '2' }],
  });
  expect(causeSince(shop('akeneo_connection'), changed)).toEqual(shop('akeneo_connection'));
});
