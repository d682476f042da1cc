import { describe, expect, test } from 'vitest';
import type { StepRow } from '../execution';
import { parseLog } from './parse-log';
import { serverOffset, withOffset } from './server-clock';
import { stepLines } from './step-lines';
import { stepRow } from '@tests/support/step-row';

const step = (stepName: string, createdAt: string | null): StepRow => stepRow(1, { stepName, createdAt });
const run = (startedAt: string | null, finishedAt: string | null = null) => ({ startedAt, finishedAt });
const offsetOf = (text: string, times: ReturnType<typeof run>, steps: StepRow[] = []) =>
  serverOffset(text, parseLog(text), times, steps);

/** A log in the server's local time, with one line at each of these times. */
const logOf = (...clocks: string[]): string => clocks.map((clock) => `[2026-11-23 ${clock}] batch.INFO: on`).join('\n');

describe('finds the offset of a log that begins when the run starts', () => {
  test.each([
    ['UTC', '03:30:02', 0],
    ['Paris', '04:30:02', 60],
    ['New York', '22:30:02', -300],
    ['Delhi', '09:00:02', 330],
    ['Nepal', '09:15:02', 345],
    ['a clock that is a minute late', '04:29:10', 60],
  ])('%s', (_zone, clock, offset) => {
    const day = clock.startsWith('22') ? '2026-11-22' : '2026-11-23';
    expect(offsetOf(`[${day} ${clock}] batch.INFO: on`, run('2026-11-23T03:30:00Z'))).toBe(offset);
  });
});

test('a line that announces a step takes precedence over the start of the run', () => {
  const text = '[2026-11-23 05:10:00] batch.INFO: on\n[2026-11-23 05:30:01] batch.INFO: Step "Read" started';
  expect(offsetOf(text, run('2026-11-23T03:10:00Z'), [step('Read', '2026-11-23T04:30:00Z')])).toBe(60);
});

test('the offset of a log that begins late is known only if exactly one offset fits', () => {
  const start = '2026-11-23T03:30:00Z';
  expect(offsetOf(logOf('04:50:00', '04:55:00'), run(start, '2026-11-23T03:58:00Z'))).toBe(60);
  expect(offsetOf(logOf('04:50:00', '04:55:00'), run(start, '2026-11-23T08:00:00Z'))).toBeNull();
});

test('without a start there is no offset', () => {
  expect(offsetOf(logOf('04:30:00'), run(null))).toBeNull();
  expect(offsetOf(logOf('04:30:00'), run(null), [step('Read', '2026-11-23T03:30:00Z')])).toBe(60);
});

test('a log whose times have a zone needs no offset', () => {
  expect(offsetOf('[2026-11-23T04:30:00+01:00] INFO: on', run('2026-11-23T03:30:00Z'))).toBeNull();
});

test('the offset applies to the times without a zone', () => {
  const log = parseLog('[2026-11-23 04:30:00] INFO: on\n[2026-11-23T03:30:05Z] INFO: on\nERROR: gone');
  const placed = withOffset(log, 60);
  expect(placed.zone).toBe('known');
  expect([...placed.times]).toEqual([Date.UTC(2026, 10, 23, 3, 30), Date.UTC(2026, 10, 23, 3, 30, 5), NaN]);
  expect(withOffset(log, null)).toBe(log);
});

test('the lines of a step are found once the offset of the server’s clock is known, and never guessed', () => {
  const text = logOf('04:30:00', '04:30:05', '04:31:00');
  const steps = [step('Read', '2026-11-23T03:30:00Z'), step('Write', '2026-11-23T03:30:05Z')];
  const log = parseLog(text);
  expect(stepLines(text, log, steps)).toEqual([null, null]);
  expect(stepLines(text, withOffset(log, 60), steps)).toEqual([
    { first: 0, last: 0 },
    { first: 1, last: 2 },
  ]);
});
