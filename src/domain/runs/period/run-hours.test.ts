import { expect, test } from 'vitest';
import { createdTimeOf, emptyHour, forEachRun, hourOf, withoutRun, withRun, type HourRun } from './run-hours';

const run: HourRun = { instanceCode: 'alpha', status: 'success', created: 1_000, scheduled: true };

test('an execution belongs to the UTC hour in which it was created', () => {
  const hour = hourOf(createdTimeOf({ createdAt: '2026-11-23T03:30:00+01:00' }) ?? 0);
  expect(hour).toBe(Date.UTC(2026, 10, 23, 2) / 3_600_000);
});

test('the time of an execution may be unreadable', () => {
  expect(createdTimeOf({ createdAt: null })).toBeNull();
  expect(createdTimeOf({ createdAt: 'yesterday' })).toBeNull();
});

test('an hour lists each execution with its job instance, status and time', () => {
  const others = [
    { ...run, status: 'error' },
    { ...run, instanceCode: null, created: 2_000, scheduled: false },
  ];
  const row = [run, ...others].reduce(withRun, emptyHour(0));
  const listed: HourRun[] = [];
  forEachRun([row], (instanceCode, status, created, scheduled) =>
    listed.push({ instanceCode, status, created, scheduled }),
  );
  expect(listed).toEqual([run, ...others]);
});

test('removing one execution keeps the others, and removing one that is not listed changes nothing', () => {
  const row = [run, { ...run, created: 2_000 }].reduce(withRun, emptyHour(0));
  expect(withoutRun(row, run)).toEqual(withRun(emptyHour(0), { ...run, created: 2_000 }));
  expect(withoutRun(row, { ...run, status: 'error' })).toBe(row);
  expect(withoutRun(row, { ...run, created: 3_000 })).toBe(row);
});
