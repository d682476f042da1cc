import { expect, test } from 'vitest';
import { chooseColumns } from './choose-columns';

const ALL = [
  { key: 'id', choice: 'always' as const },
  { key: 'name', choice: 'always' as const },
  { key: 'time' },
  { key: 'status' },
  { key: 'items', choice: 'extra' as const },
];
const keys = (chosen: readonly string[] | null) => chooseColumns(ALL, chosen).map(({ key }) => key);

test.each([
  [null, ['id', 'name', 'time', 'status']],
  [
    ['status', 'items', 'time'],
    ['id', 'name', 'status', 'items', 'time'],
  ],
  [
    ['time', 'name', 'id'],
    ['id', 'name', 'time'],
  ],
  [
    ['time', 'time', 'of a later build'],
    ['id', 'name', 'time'],
  ],
  [[], ['id', 'name']],
])('with the choice %j, the table shows %j', (chosen, shown) => {
  expect(keys(chosen)).toEqual(shown);
});

test('a chosen column is shown in narrow windows too', () => {
  const columns = [{ key: 'a' }, { key: 'b', priority: 3 as const }];
  expect(chooseColumns(columns, null)).toEqual(columns);
  expect(chooseColumns(columns, ['b'])).toEqual([{ key: 'b', priority: 1 }]);
});
