import { expect, test } from 'vitest';
import { figuresOf } from './period-figures';
import { headlineOf, periodResult, type InstanceInPeriod } from './period-result';
import { runHour } from '../../../../tests/support/run-hour';

const scheduled = (lastOutcome: InstanceInPeriod['lastOutcome'], isMissed = false): InstanceInPeriod => ({
  isScheduled: true,
  lastOutcome,
  isMissed,
});
const worked = scheduled('success');
const failed = scheduled('error');
const missed = scheduled(null, true);
const open = scheduled(null);
const unscheduled: InstanceInPeriod = { isScheduled: false, lastOutcome: 'error', isMissed: false };

test('each scheduled job instance is counted once, by its last ended run', () => {
  const result = periodResult([worked, worked, scheduled('warning'), failed, missed, scheduled('stopped'), open]);
  expect(result).toEqual({
    scheduled: 7,
    worked: 3,
    warned: 1,
    failed: 1,
    missed: 1,
    stopped: 1,
    open: 1,
    othersFailed: 0,
  });
});

test('a failure stays a failure when a later run is missed', () => {
  expect(periodResult([scheduled('error', true)])).toMatchObject({ failed: 1, missed: 0 });
});

test('a job instance that worked and then missed a run counts as missed', () => {
  expect(periodResult([scheduled('success', true)])).toMatchObject({ worked: 0, missed: 1 });
});

test('without a schedule only failures are counted', () => {
  expect(periodResult([unscheduled])).toMatchObject({ scheduled: 0, failed: 0, othersFailed: 1 });
});

test.each([
  ['failed', [worked, missed, failed]],
  ['missed', [worked, missed, open]],
  ['worked', [worked, scheduled('warning'), unscheduled]],
  ['soFar', [worked, open]],
  ['soFar', [worked, scheduled('stopped')]],
  ['unscheduled', [unscheduled]],
  ['unscheduled', []],
])('the headline is %s', (headline, instances) => {
  expect(headlineOf(periodResult(instances))).toBe(headline);
});

test('figures count runs by outcome', () => {
  const hours = [
    runHour(999, 'error'),
    runHour(1_000, 'success success error inProgress'),
    runHour(2_000, 'success warning warning stopped'),
    runHour(3_000, 'error'),
  ];
  expect(figuresOf(hours, { from: 1_000, to: 3_000 })).toEqual({ success: 3, warning: 2, error: 1, all: 8 });
});
