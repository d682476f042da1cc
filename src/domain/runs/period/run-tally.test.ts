import { expect, test } from 'vitest';
import { emptyHour, hourOf, withRun, type RunHourRow } from './run-hours';
import { tallyRuns } from './run-tally';

const FROM = Date.parse('2026-11-24T23:30:00Z');
const day = { from: FROM, to: FROM + 24 * 3_600_000 };

const hours = [
  ['alpha', 'error', FROM - 1],
  ['alpha', 'error', FROM],
  ['alpha', 'warning', FROM + 60_000],
  ['beta', 'success', FROM + 3_600_000],
  ['beta', 'inProgress', day.to - 1],
  ['beta', 'error', day.to],
].reduce<RunHourRow[]>((rows, [instanceCode, status, time]) => {
  const created = Number(time);
  const run = { instanceCode: String(instanceCode), status: String(status), created, scheduled: true };
  return [...rows, withRun(emptyHour(hourOf(created)), run)];
}, []);

test('counts the runs of a day that begins in the middle of an hour', () => {
  expect(tallyRuns(hours, day, {})).toEqual({ total: 4, errors: 1, warnings: 1 });
});

test('counts only the runs that the filters find', () => {
  expect(tallyRuns(hours, day, { instanceCode: 'beta' })).toEqual({ total: 2, errors: 0, warnings: 0 });
  expect(tallyRuns(hours, day, { statuses: ['error', 'warning'] })).toEqual({ total: 2, errors: 1, warnings: 1 });
});
