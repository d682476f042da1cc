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

test('a step without such a line begins at its time, rounded down to the second', () => {
  const text = '[2026-11-23T03:30:00Z] a\n[2026-11-23T03:30:05Z] b\n[2026-11-23T03:30:09Z] c';
  expect(
    linesOf(text, [step('One', '2026-11-23T03:30:00.400Z'), step('Two', '2026-11-23T04:30:05.900+01:00')]),
  ).toEqual([
    { first: 0, last: 0 },
    { first: 1, last: 2 },
  ]);
});
