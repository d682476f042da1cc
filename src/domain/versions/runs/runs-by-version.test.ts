import { expect, test } from 'vitest';
import { executionRow } from '@tests/support/execution-row';
import { historyEntry } from '@tests/support/history-entry';
import type { HistoryEntry } from '../../instance';
import { runsByVersion } from './runs-by-version';

const at = (hour: number): string => new Date(Date.UTC(2026, 10, 20, hour)).toISOString();
const version = (number: number, hour: number | null): HistoryEntry =>
  historyEntry(number, { loggedAt: hour === null ? null : at(hour) });
const run = (id: number, hour: number) => executionRow(id, { createdAt: at(hour) });

test('a run used the newest version at its creation; a version saved while it ran does not count', () => {
  const found = runsByVersion([run(5, 9), run(4, 8), run(3, 5), run(2, 4), run(1, 1)], [version(2, 3), version(3, 8)]);
  expect([...found].map(([number, runs]) => [number, runs.map(({ id }) => id)])).toEqual([
    [3, [5, 4]],
    [2, [3, 2]],
  ]);
});

test('versions and runs without a time are left out', () => {
  expect(runsByVersion([run(1, 5), executionRow(2)], [version(1, null)]).size).toBe(0);
});
