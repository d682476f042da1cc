import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DueTimeReader } from '@/data/queries/period/due-times';
import { show } from '@tests/support/component/render';
import { signIn } from '@tests/support/component/world';
import type { Dashboard } from '../use-dashboard';
import { AttentionList } from './attention-list';

const NOW = Date.UTC(2026, 10, 23, 8);
const HOUR = 3_600_000;

function dashboardSince(since: number): Dashboard {
  const knownRange = { now: NOW, since };
  const nothing = { instances: [], schedules: [], nextRuns: new Map(), lastDueTimes: new Map() };
  return { isFirstDataReady: true, now: NOW, knownRange, dueTimeReader: new DueTimeReader('UTC'), ...nothing };
}

test.each([
  ['no runs', Infinity, 'The runs are not on this device yet.'],
  ['the runs of one hour', NOW - HOUR, 'The runs are not on this device yet.'],
  ['the runs of two days', NOW - 48 * HOUR, 'Nothing needs attention.'],
  ['all runs', 0, 'Nothing needs attention.'],
])('says that nothing needs attention only if this device has enough runs; it has %s', (_, since, text) => {
  signIn();
  show(<AttentionList items={[]} dashboard={dashboardSince(since)} onMarkNormal={() => undefined} />);
  expect(screen.getByText(text)).not.toBeNull();
});
