import { expect, test } from 'vitest';
import { lastRun } from '@/domain/schedule/cron-runs';
import { DueTimeReader } from './due-times';

const at = (text: string): number => Date.parse(`2026-11-${text}Z`);
const NOW = at('23T08:11:00');
const nightly = { code: 'alpha', cronExpression: '0 2 * * *', scheduledSince: 0 };

test('job instances with the same schedule are due at the same times', async () => {
  const found = await new DueTimeReader('UTC').read([nightly, { ...nightly, code: 'beta' }], {
    from: at('21T17:30:00'),
    to: NOW,
  });
  expect(found.get('alpha')).toEqual([at('22T02:00:00'), at('23T02:00:00')]);
  expect(found.get('beta')).toBe(found.get('alpha'));
});

test('a schedule of every minute has due times for the last two days only', async () => {
  const every = { ...nightly, cronExpression: '* * * * *' };
  const found = await new DueTimeReader('UTC').read([every], { from: NOW - 7 * 86_400_000, to: NOW });
  const dueTimes = found.get('alpha') ?? [];
  expect(dueTimes).toHaveLength(3_000);
  expect(dueTimes.at(-1)).toBe(NOW - 60_000);
});

test.each([
  ['*/5 3 * * *', 30 * 12],
  ['*/10 8-18 * * *', 30 * 66],
  ['* 8-18 * * *', 3_000],
])('the due times of %s in 30 days are complete, up to the maximum', async (cronExpression, count) => {
  for (const to of [at('23T00:00:00'), at('23T03:07:00'), at('23T19:30:00')]) {
    const span = { from: to - 30 * 86_400_000, to };
    const dueTimes = (await new DueTimeReader('UTC').read([{ ...nightly, cronExpression }], span)).get('alpha') ?? [];
    expect(dueTimes).toHaveLength(count);
    expect(dueTimes).toEqual([...new Set(dueTimes)].toSorted((a, b) => a - b));
    expect(dueTimes.at(-1)).toBe(lastRun(cronExpression, new Date(to - 1), 'UTC')?.getTime());
  }
});

test('a long read does not delay a short one', async () => {
  const reader = new DueTimeReader('UTC');
  const ended: string[] = [];
  const schedules = Array.from({ length: 40 }, (_, minute) => ({
    ...nightly,
    code: `hourly-${minute}`,
    cronExpression: `${minute} * * * *`,
  }));
  const night = { from: NOW - 14 * 3_600_000, to: NOW };
  await reader.read(schedules, night);
  await Promise.all([
    reader.read(schedules, { from: NOW - 60 * 86_400_000, to: NOW }).then(() => ended.push('long')),
    reader.read(schedules, night).then(() => ended.push('short')),
  ]);
  expect(ended).toEqual(['short', 'long']);
});

test('the last due time is omitted while it cannot be decided whether it was missed', async () => {
  const reader = new DueTimeReader('UTC');
  const last = async (scheduledSince: number, since: number) =>
    [...(await reader.readLast([{ ...nightly, scheduledSince }], { now: NOW, since }))].flat();
  expect(await last(0, 0)).toEqual(['alpha', at('23T02:00:00')]);
  expect(await last(at('23T03:00:00'), 0)).toEqual([]);
  expect(await last(0, at('23T01:50:00'))).toEqual([]);
});
