import { expect, test } from 'vitest';
import { countRun, hourOf, hourOfRun, startOfHour } from './run-hours';

const run = { instanceCode: 'alpha', status: 'success' };

test('an execution belongs to the UTC hour in which it was created', () => {
  const hour = hourOfRun({ createdAt: '2026-11-23T03:30:00+01:00' });
  expect(hour).toBe(hourOf(Date.UTC(2026, 10, 23, 2, 30)));
  expect(startOfHour(hour ?? 0)).toBe(Date.UTC(2026, 10, 23, 2));
});

test('an execution without a readable time belongs to no hour', () => {
  expect(hourOfRun({ createdAt: null })).toBeNull();
  expect(hourOfRun({ createdAt: 'yesterday' })).toBeNull();
});

test('executions are counted by job instance and status', () => {
  const runs = [run, run, { ...run, status: 'error' }, { instanceCode: null, status: 'error' }];
  const counts = runs.reduce((before, each) => countRun(before, each, 1), countRun([], run, 1));
  expect(counts).toHaveLength(3);
  expect(counts).toContainEqual({ ...run, count: 3 });
  expect(counts).toContainEqual({ instanceCode: null, status: 'error', count: 1 });
});

test('removing the last execution removes its count, and removing one that is not counted changes nothing', () => {
  const counts = countRun([], run, 1);
  expect(countRun(counts, run, -1)).toEqual([]);
  expect(countRun(counts, { ...run, status: 'error' }, -1)).toEqual(counts);
});
