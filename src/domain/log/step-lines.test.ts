import { expect, test } from 'vitest';
import type { StepRow } from '../execution';
import { parseLog } from './parse-log';
import { stepLines } from './step-lines';
import { stepRow } from '@tests/support/step-row';

const step = (stepName: string, createdAt: string | null): StepRow => stepRow(1, { stepName, createdAt });

const linesOf = (text: string, steps: StepRow[]) => stepLines(text, parseLog(text), steps);

test('a step begins at the line that announces it', () => {
  const text = [
    '[2026-11-23T03:30:00.000Z] INFO: Job started',
    '[2026-11-23T03:30:00.000Z] INFO: Step "Read" started',
    '[2026-11-23T03:30:00.000Z] INFO: read',
    '[2026-11-23T03:30:00.000Z] INFO: Step "Write" started',
    '[2026-11-23T03:30:00.000Z] INFO: Step "Read" started',
  ].join('\n');
  expect(linesOf(text, [step('Read', null), step('Write', null), step('Read', null), step('Never', null)])).toEqual([
    { first: 1, last: 2 },
    { first: 3, last: 3 },
    { first: 4, last: 4 },
    null,
  ]);
});

test('a step that no line announces begins at its time, rounded down to the second', () => {
  const text = '[2026-11-23T03:30:00Z] a\n[2026-11-23T03:30:05Z] b\n[2026-11-23T03:30:09Z] c';
  expect(
    linesOf(text, [step('One', '2026-11-23T03:30:00.400Z'), step('Two', '2026-11-23T04:30:05.900+01:00')]),
  ).toEqual([
    { first: 0, last: 0 },
    { first: 1, last: 2 },
  ]);
});

test('a step ends with the line that announces its end, even if the next step began in the same second', () => {
  const text = [
    '[2026-11-23T03:30:00.000Z] INFO: Job started',
    '[2026-11-23T03:30:05.200Z] INFO: Step "Read" ended: success',
    '[2026-11-23T03:30:09.700Z] INFO: Step "Map" ended: success',
    '[2026-11-23T03:30:09.800Z] WARNING: Step "Write" ended: warning',
    '[2026-11-23T03:30:09.800Z] INFO: Job ended: warning',
  ].join('\n');
  expect(
    linesOf(text, [
      step('Read', '2026-11-23T03:30:00Z'),
      step('Map', '2026-11-23T03:30:05Z'),
      step('Write', '2026-11-23T03:30:09Z'),
    ]),
  ).toEqual([
    { first: 0, last: 1 },
    { first: 2, last: 2 },
    { first: 3, last: 4 },
  ]);
});

test('a step that begins before the previous step ends is found by its announcement', () => {
  const text = [
    '[2026-11-23T03:30:00Z] INFO: Step "Read" started',
    '[2026-11-23T03:30:01Z] INFO: Step "Write" started',
    '[2026-11-23T03:30:02Z] INFO: Step "Read" ended: success',
  ].join('\n');
  expect(linesOf(text, [step('Read', null), step('Write', null)])).toEqual([
    { first: 0, last: 0 },
    { first: 1, last: 2 },
  ]);
});

test('a skipped step has no lines: the lines after the failure belong to the step that failed', () => {
  const text = [
    '[2026-11-23T03:30:05Z] ERROR: Step "Read" ended: error',
    '[2026-11-23T03:30:05Z] ERROR: The PIM answered 503',
  ].join('\n');
  const skipped = stepRow(2, { stepName: 'Write', status: 'skipped', createdAt: '2026-11-23T03:30:05Z' });
  expect(linesOf(text, [step('Read', '2026-11-23T03:30:00Z'), skipped])).toEqual([{ first: 0, last: 1 }, null]);
});

test('a step without an end line does not take the end line of a later step with the same name', () => {
  const text = [
    '[2026-11-23T03:30:00Z] INFO: Job started',
    '[2026-11-23T03:30:01Z] INFO: read',
    '[2026-11-23T03:30:02Z] INFO: Step "Write" ended: success',
    '[2026-11-23T03:30:03Z] INFO: Step "Read" ended: success',
  ].join('\n');
  expect(
    linesOf(text, [
      step('Read', '2026-11-23T03:30:00Z'),
      step('Write', '2026-11-23T03:30:02Z'),
      step('Read', '2026-11-23T03:30:03Z'),
    ]),
  ).toEqual([
    { first: 0, last: 1 },
    { first: 2, last: 2 },
    { first: 3, last: 3 },
  ]);
});
