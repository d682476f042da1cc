import { expect, test } from 'vitest';
import { figuresOf } from './period-figures';
import { instanceRuns, missedRuns, scheduledRuns, type MissedRuns } from './period-runs';
import { emptyHour, hourOf, withRun, type HourRun, type RunHourRow } from './run-hours';

const at = (text: string): number => Date.parse(`2026-11-${text}Z`);
const NOW = at('23T08:11:00');
const SINCE = at('22T17:30:00');

const run = (instanceCode: string, status: string, created: string): HourRun => ({
  instanceCode,
  status,
  created: at(created),
  scheduled: true,
});
const manual = (...of: Parameters<typeof run>): HourRun => ({ ...run(...of), scheduled: false });

function hoursOf(...runs: HourRun[]): RunHourRow[] {
  const hours = new Map<number, RunHourRow>();
  for (const each of runs) {
    const hour = hourOf(each.created);
    hours.set(hour, withRun(hours.get(hour) ?? emptyHour(hour), each));
  }
  return [...hours.values()];
}

const nightly = { code: 'alpha', cronExpression: '0 2 * * *', scheduledSince: 0 };
const known = { now: NOW, since: 0 };
const dueTimes = new Map([['alpha', [at('23T02:00:00')]]]);
const MISSED = at('23T02:00:00');

const missedOf = (
  runs: readonly HourRun[],
  { schedule = nightly, time = known, running = [] as string[] } = {},
): MissedRuns | undefined =>
  missedRuns({
    hours: hoursOf(...runs),
    schedules: [schedule],
    dueTimes,
    known: time,
    runningNow: new Set(running),
  }).get('alpha');

test('figures begin at the exact time, even within an hour', () => {
  const hours = hoursOf(
    run('alpha', 'success', '22T17:29:59'),
    run('alpha', 'error', '22T17:30:00'),
    run('beta', 'warning', '23T02:00:00'),
    run('beta', 'inProgress', '23T08:00:00'),
  );
  expect(figuresOf(hours, { from: SINCE, to: Infinity })).toEqual({
    success: 0,
    warning: 1,
    error: 1,
    failedInstances: 1,
    all: 3,
  });
});

test('the last outcome is the outcome of the newest ended run, even among several runs in one hour', () => {
  const { lastRuns, running } = instanceRuns(
    hoursOf(
      run('alpha', 'success', '23T02:30:00'),
      run('alpha', 'error', '23T02:00:00'),
      run('beta', 'success', '23T02:00:00'),
      run('beta', 'error', '23T03:00:00'),
      run('beta', 'inProgress', '23T08:00:00'),
      run('gamma', 'inProgress', '23T08:00:00'),
    ),
    SINCE,
  );
  expect([...lastRuns].map(([code, { status }]) => [code, status]).sort()).toEqual([
    ['alpha', 'success'],
    ['beta', 'error'],
  ]);
  expect([...running].sort()).toEqual(['beta', 'gamma']);
});

test('a run before the period gives no outcome, even if it was created in the hour in which the period begins', () => {
  const hours = hoursOf(run('alpha', 'error', '22T17:10:00'), run('beta', 'error', '22T17:40:00'));
  expect([...instanceRuns(hours, SINCE).lastRuns.keys()]).toEqual(['beta']);
});

test('only runs by schedule that have ended count', () => {
  const hours = hoursOf(
    run('alpha', 'error', '23T02:00:00'),
    manual('alpha', 'success', '23T07:00:00'),
    run('alpha', 'inProgress', '23T08:00:00'),
    run('beta', 'success', '22T17:10:00'),
  );
  expect([...scheduledRuns(hours, SINCE, dueTimes)]).toEqual([
    ['alpha', { status: 'error', created: at('23T02:00:00') }],
  ]);
});

test('if no run is known to be by schedule, runs that were created around a due time count', () => {
  const hours = hoursOf(
    manual('alpha', 'stopped', '23T01:57:00'),
    manual('alpha', 'error', '23T02:14:00'),
    manual('alpha', 'success', '23T02:16:00'),
    manual('beta', 'success', '23T02:00:00'),
  );
  expect([...scheduledRuns(hours, SINCE, dueTimes)]).toEqual([
    ['alpha', { status: 'error', created: at('23T02:14:00') }],
  ]);
});

test('a due time without a run around it is missed', () => {
  expect(missedOf([run('alpha', 'success', '22T20:00:00'), run('alpha', 'success', '23T02:20:00')])).toEqual({
    times: [MISSED],
    isOpen: false,
  });
  expect(missedOf([run('beta', 'success', '23T02:00:00')])).toEqual({ times: [MISSED], isOpen: true });
  expect(missedOf([run('alpha', 'success', '23T02:00:03')])).toBeUndefined();
});

test('a missed run is not open while the job instance runs', () => {
  expect(missedOf([], { running: ['alpha'] })).toEqual({ times: [MISSED], isOpen: false });
});

test.each([
  ['the list was not read completely', { time: { now: NOW, since: at('23T04:00:00') } }],
  ['the schedule was set later', { schedule: { ...nightly, scheduledSince: at('23T05:00:00') } }],
  ['the run was due a moment ago', { time: { now: at('23T02:14:00'), since: 0 } }],
])('no run is missed when %s', (_name, facts) => {
  expect(missedOf([], facts)).toBeUndefined();
});
