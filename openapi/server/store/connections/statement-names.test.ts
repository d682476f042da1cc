import { expect, test } from 'vitest';
import { statementNames } from './statement-names';

/** The name of a statement after `times` uses. */
function nameAfter(times: number, names = statementNames(), sql = 'select 1'): string | undefined {
  const given = Array.from({ length: times }, () => names.nameOf(sql));
  return given.at(-1);
}

test('a statement gets a name at its third use and keeps it', () => {
  const names = statementNames();
  expect([nameAfter(2, names), nameAfter(1, names), nameAfter(5, names)]).toEqual([
    undefined,
    'planned_0',
    'planned_0',
  ]);
});

test('no two statements share a name', () => {
  const names = statementNames();
  const given = ['select 1', 'select 2', 'select 3'].map((sql) => nameAfter(3, names, sql));
  expect(new Set(given).size).toBe(3);
});

test('the number of named statements is limited, and they keep their names', () => {
  const names = statementNames();
  const given = Array.from({ length: 5_000 }, (_, page) => nameAfter(4, names, `select ${page}`));
  expect(given.filter((name) => name !== undefined)).toHaveLength(200);
  expect(names.nameOf('select 0')).toBe('planned_0');
});

test('statements that are used once get no name', () => {
  const names = statementNames();
  for (let page = 0; page < 50_000; page += 1) expect(names.nameOf(`select ${page}`)).toBeUndefined();
  expect(nameAfter(3, names, 'select now()')).toBe('planned_0');
});
