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
  ['none of them', Infinity, 'The runs are not on this device yet.'],
  ['an hour of them', NOW - HOUR, 'The runs are not on this device yet.'],
  ['two days of them', NOW - 48 * HOUR, 'Nothing needs attention.'],
  ['all of them', 0, 'Nothing needs attention.'],
])('says that nothing needs attention only when enough runs are known: %s', (_, since, text) => {
  signIn();
  show(<AttentionList items={[]} dashboard={dashboardSince(since)} onMarkNormal={() => undefined} />);
  expect(screen.getByText(text)).not.toBeNull();
});
