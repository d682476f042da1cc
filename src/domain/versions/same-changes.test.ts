import { expect, test } from 'vitest';
import type { RecentChange } from './recent-changes';
import { joinSameChanges } from './same-changes';

const change = (code: string, second: number, rest: Partial<RecentChange> = {}): RecentChange => ({
  code,
  version: 2,
  username: 'ada@acme.test',
  loggedAt: '',
  time: second * 1_000,
  changes: [{ property: 'label', path: [], before: JSON.stringify(code), after: '"New"', changedIn: 2 }],
  ...rest,
});
const codes = (...changes: RecentChange[]): string[] =>
  joinSameChanges(changes).map((joined) => joined.map(({ code }) => code).join(' '));

test('the same change to three integrations within two minutes is joined, at the place of the newest', () => {
  const other = change('x', 200, { username: 'bob@acme.test' });
  expect(codes(change('a', 220), other, change('b', 150), change('c', 100))).toEqual(['a b c', 'x']);
});

test('two changes are too few to be joined, and changes that are more than two minutes apart are not joined', () => {
  expect(codes(change('a', 220), change('b', 150))).toEqual(['a', 'b']);
  expect(codes(change('a', 221), change('b', 150), change('c', 100))).toEqual(['a', 'b', 'c']);
});

test('a change that comes too late is left out, and the earlier changes are still joined', () => {
  expect(codes(change('a', 300), change('b', 190), change('c', 170), change('d', 160))).toEqual(['a', 'b c d']);
});

test('changes of the same integration, with other values, by other people or by the system are not joined', () => {
  expect(codes(change('a', 3), change('a', 2), change('b', 1))).toEqual(['a', 'a', 'b']);
  const other = change('c', 1, {
    changes: [{ property: 'label', path: [], before: null, after: '"Other"', changedIn: 2 }],
  });
  expect(codes(change('a', 3), change('b', 2), other)).toEqual(['a', 'b', 'c']);
  const system = { username: null };
  expect(codes(change('a', 3, system), change('b', 2, system), change('c', 1, system))).toEqual(['a', 'b', 'c']);
});

test('new integrations are not joined', () => {
  const first = { version: 1 };
  expect(codes(change('a', 3, first), change('b', 2, first), change('c', 1, first))).toEqual(['a', 'b', 'c']);
});
