import { expect, test } from 'vitest';
import { moveColumn, toggleColumn } from './column-choice';

const ALL = [
  { key: 'id', choice: 'always' as const },
  { key: 'time' },
  { key: 'type' },
  { key: 'status' },
  { key: 'items', choice: 'extra' as const },
];
const USUAL = ['id', 'time', 'type', 'status'];

test.each([
  [null, 'type', ['id', 'time', 'status']],
  [null, 'items', [...USUAL, 'items']],
  [['id', 'time', 'status'], 'type', null],
  [['id', 'status', 'time'], 'type', ['id', 'type', 'status', 'time']],
  [[...USUAL, 'items'], 'items', null],
])('with the choice %j, toggling %s gives %j', (chosen, key, next) => {
  expect(toggleColumn(ALL, chosen, key)).toEqual(next);
});

test.each([
  [null, 'type', -1, ['id', 'type', 'time', 'status']],
  [['id', 'type', 'time', 'status'], 'type', 1, null],
  [null, 'status', 1, null],
  [null, 'time', -1, null],
  [['id', 'type'], 'items', 1, ['id', 'type']],
] as const)('with the choice %j, moving %s by %i gives %j', (chosen, key, by, next) => {
  expect(moveColumn(ALL, chosen, key, by)).toEqual(next);
});
