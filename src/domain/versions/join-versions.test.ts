import { expect, test } from 'vitest';
import type { HistoryEntry } from '../instance';
import { joinVersions } from './join-versions';
import { historyEntry } from '@tests/support/history-entry';

const entry = (version: number, username: string | null = null): HistoryEntry => historyEntry(version, { username });

test('pages that overlap because of a new version become one list, newest first', () => {
  const joinedVersions = joinVersions([entry(4, 'new'), entry(3), entry(2)], [entry(2, 'old'), entry(1)]);
  expect(joinedVersions.map(({ version }) => version)).toEqual([4, 3, 2, 1]);
  expect(joinedVersions[2]?.username).toBeNull();
});
