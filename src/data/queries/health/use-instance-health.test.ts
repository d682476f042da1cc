import { expect, test } from 'vitest';
import type { InstanceRow } from '@/domain/instance';
import { executionRow } from '@tests/support/execution-row';
import { instanceRow } from '@tests/support/instance-row';
import { missedRun } from './use-instance-health';

const row = instanceRow('nightly', {
  cronExpression: '0 2 * * *',
  createdAt: '2026-03-01T00:00:00Z',
  updatedAt: '2026-11-20T16:00:00Z',
});
const known = { bottom: 0, hasAll: true, since: 0 };
const NOW = Date.parse('2026-11-23T08:11:00Z');
const DUE = Date.parse('2026-11-23T02:00:00Z');
const createdAt = (time: string) => executionRow(1, { createdAt: time });

test('a missed scheduled run is reported', () => {
  expect(missedRun(row, createdAt('2026-11-22T02:00:00Z'), { known, now: NOW, zone: 'UTC' })).toBe(DUE);
  expect(missedRun(row, null, { known, now: NOW, zone: 'UTC' })).toBe(DUE);
});

test('the due time is in the time zone of the schedule', () => {
  expect(missedRun(row, null, { known, now: NOW, zone: 'Europe/Paris' })).toBe(DUE - 3_600_000);
});

test.each(['2026-11-23T01:59:00Z', '2026-11-23T02:00:02Z', '2026-11-23T07:00:00Z'])(
  'no run is missed if a run was created at %s',
  (time) => {
    expect(missedRun(row, createdAt(time), { known, now: NOW, zone: 'UTC' })).toBeNull();
  },
);

test.each<[string, Partial<InstanceRow>, Partial<typeof known>]>([
  ['a disabled job instance', { enabled: false }, {}],
  ['a job instance without a schedule', { cronExpression: null }, {}],
  ['a job instance that was edited after the due time', { updatedAt: '2026-11-23T07:00:00Z' }, {}],
  ['a job instance that was due before the known runs', {}, { since: DUE + 1 }],
  ['a job instance whose run may have been created just before the known runs', {}, { since: DUE - 60_000 }],
])('%s has no missed run', (_name, changed, facts) => {
  const context = { known: { ...known, ...facts }, now: NOW, zone: 'UTC' };
  expect(missedRun({ ...row, ...changed }, null, context)).toBeNull();
});
