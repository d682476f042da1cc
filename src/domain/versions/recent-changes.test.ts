import { expect, test } from 'vitest';
import type { HistoryEntry } from '../instance';
import { recentChanges } from './recent-changes';
import { historyEntry } from '@tests/support/history-entry';

const at = (day: number): string => new Date(Date.UTC(2026, 10, day)).toISOString();
const entry = (version: number, loggedAt: string | null): HistoryEntry =>
  historyEntry(version, {
    username: 'ada@acme.test',
    loggedAt,
    changeSet: {
      cronExpression: { old: '0 3 * * *', new: '0 4 * * *' },
      label: { old: 'Shop', new: `Shop ${version}` },
      enabled: { old: true, new: true },
    },
  });
const history = (...entries: HistoryEntry[]) => ({ code: 'shop', entries, hasMore: false, readAt: 0 });
const span = (from: number, to: number | null = null) => ({
  from: Date.parse(at(from)),
  to: to === null ? null : Date.parse(at(to)),
});

test('returns the versions of a span, newest first, including its start but not its end', () => {
  const all = history(entry(4, at(23)), entry(2, at(20)), entry(3, at(22)), entry(1, at(19)));
  const versions = (from: number, to?: number) =>
    recentChanges(all, null, span(from, to)).map(({ version }) => version);
  expect(versions(20)).toEqual([4, 3, 2]);
  expect(versions(20, 23)).toEqual([3, 2]);
});

test('a version without a readable time is left out', () => {
  expect(recentChanges(history(entry(2, null), entry(1, 'soon')), null, span(1))).toEqual([]);
});

test('the fields that differ are in the order of the form', () => {
  const [change] = recentChanges(history(entry(3, at(20))), null, span(1));
  expect(change?.changes.map(({ property, before, after }) => [property, before, after])).toEqual([
    ['label', '"Shop"', '"Shop 3"'],
    ['cronExpression', '"0 3 * * *"', '"0 4 * * *"'],
  ]);
});
