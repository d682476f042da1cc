import { expect, test } from 'vitest';
import { figuresOf } from './period-figures';
import { headlineOf, instanceInPeriod, periodResult, type InstanceInPeriod } from './period-result';
import { runHour } from '@tests/support/run-hour';

const scheduled = (lastOutcome: InstanceInPeriod['lastOutcome'], isMissed = false): InstanceInPeriod => ({
  isScheduled: true,
  lastOutcome,
  isMissed,
  worksSince: false,
  isSilent: false,
});
const worked = scheduled('success');
const failed = scheduled('error');
const missed = scheduled(null, true);
const open = scheduled(null);
const unscheduled: InstanceInPeriod = {
  isScheduled: false,
  lastOutcome: 'error',
  isMissed: false,
  worksSince: false,
  isSilent: false,
};

test('each scheduled job instance is counted once, by its last ended run', () => {
  const result = periodResult([worked, worked, scheduled('warning'), failed, missed, scheduled('stopped'), open]);
  expect(result).toEqual({
    scheduled: 7,
    worked: 3,
    warned: 1,
    silent: 0,
    failedRepaired: 0,
    missedRepaired: 0,
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

test('an instance that worked later still counts as failed or missed, and also as repaired', () => {
  const later = [failed, missed, worked].map((instance) => ({ ...instance, worksSince: true }));
  expect(periodResult([...later, failed])).toMatchObject({
    failed: 2,
    failedRepaired: 1,
    missed: 1,
    missedRepaired: 1,
    worked: 1,
  });
});

test.each<[string, Parameters<typeof instanceInPeriod>[0], Omit<InstanceInPeriod, 'isScheduled' | 'isSilent'>]>([
  [
    'a relaunch does not change the result of the night',
    {
      isDue: true,
      hasSchedule: true,
      last: { status: 'success', created: 9 },
      lastScheduled: { status: 'error', created: 2 },
      lastMissed: undefined,
    },
    { lastOutcome: 'error', isMissed: false, worksSince: true },
  ],
  [
    'stopping a later run does not change the result of the night either',
    {
      isDue: true,
      hasSchedule: true,
      last: { status: 'stopped', created: 9 },
      lastScheduled: { status: 'success', created: 2 },
      lastMissed: undefined,
    },
    { lastOutcome: 'success', isMissed: false, worksSince: false },
  ],
  [
    'a missed run stays missed after a launch',
    {
      isDue: true,
      hasSchedule: true,
      last: { status: 'success', created: 9 },
      lastScheduled: undefined,
      lastMissed: 2,
    },
    { lastOutcome: null, isMissed: true, worksSince: true },
  ],
  [
    'a run by schedule after a missed run decides',
    {
      isDue: true,
      hasSchedule: true,
      last: { status: 'success', created: 6 },
      lastScheduled: { status: 'success', created: 6 },
      lastMissed: 2,
    },
    { lastOutcome: 'success', isMissed: false, worksSince: false },
  ],
  [
    'without a schedule the last run decides',
    {
      isDue: false,
      hasSchedule: false,
      last: { status: 'error', created: 9 },
      lastScheduled: undefined,
      lastMissed: undefined,
    },
    { lastOutcome: 'error', isMissed: false, worksSince: false },
  ],
])('%s', (_, runs, facts) => {
  expect(instanceInPeriod(runs)).toEqual({ isScheduled: runs.isDue, isSilent: false, ...facts });
});

test('an instance that ran by schedule stays scheduled when it is disabled or gets another schedule', () => {
  const ran = (status: string, isDue: boolean, hasSchedule: boolean) => {
    const run = { status, created: 2 };
    return instanceInPeriod({ isDue, hasSchedule, last: run, lastScheduled: run, lastMissed: undefined });
  };
  const others = [ran('success', true, true), ran('success', true, true)];
  const result = periodResult([...others, ran('error', false, true)]);
  expect(result).toMatchObject({ scheduled: 3, failed: 1, worked: 2, othersFailed: 0 });
  expect(headlineOf(result)).toBe('failed');
  expect(periodResult([...others, ran('error', false, false)])).toMatchObject({ scheduled: 2, othersFailed: 1 });
});

test.each([
  ['a run in the middle of the streak', 5, 4, 1],
  ['the first run of the streak', 5, 5, 1],
  ['a run before the streak, whose runs a person launched', 5, 6, 0],
  ['a run after the end of the streak', 5, undefined, 0],
])(
  'a run by schedule counts as silent only within a streak of runs without items: %s',
  (_, created, silentSince, count) => {
    const run = { status: 'success', created };
    const runs = { isDue: true, hasSchedule: true, last: run, lastScheduled: run, lastMissed: undefined, silentSince };
    expect(periodResult([instanceInPeriod(runs), worked])).toMatchObject({ worked: 2, silent: count });
  },
);

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
  expect(figuresOf(hours, { from: 1_000, to: 3_000 })).toEqual({
    success: 3,
    warning: 2,
    error: 1,
    failedInstances: 1,
    all: 8,
  });
});
