import { expect, test } from 'vitest';
import { readCron } from '@/domain/schedule/cron-runs';
import { runNotes } from './run-notes';

const PARIS = 'Europe/Paris';

function notesOf(expression: string, from: string, serverZone: string): string[] {
  const reading = readCron(expression, new Date(from), PARIS, serverZone);
  if (reading.kind !== 'runs') throw new Error(reading.kind);
  return runNotes(reading.runs, serverZone === 'UTC').map(
    ({ kind, run }) => `${kind} ${run.at.toISOString().slice(0, 16)}`,
  );
}

test.each([
  ['0 3 * * *', '2026-11-20T10:00Z', 'UTC', []],
  ['0 3 * * *', '2026-03-27T12:00Z', 'UTC', ['forward 2026-03-29T03:00']],
  ['0 3 * * *', '2026-10-23T12:00Z', 'UTC', ['backward 2026-10-25T03:00']],
  ['30 0 * * *', '2026-10-23T12:00Z', 'UTC', ['shownTwice 2026-10-25T00:30', 'backward 2026-10-26T00:30']],
  ['30 2 * * *', '2026-03-27T12:00Z', PARIS, ['skipped 2026-03-29T01:00']],
  ['30 2 * * *', '2026-10-23T12:00Z', PARIS, ['comesTwice 2026-10-25T00:30']],
  ['0 4 * * *', '2026-03-27T12:00Z', PARIS, []],
])('notes clock changes that affect %s from %s on, with the server in %s', (expression, from, serverZone, notes) => {
  expect(notesOf(expression, from, serverZone)).toEqual(notes);
});
