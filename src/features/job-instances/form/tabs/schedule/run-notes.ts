import type { CronRun } from '@/domain/schedule/cron-runs';

/**
 * How a clock change affects runs:
 * - `forward`, `backward`: the clocks of the browser's time zone change. From this run on, a UTC schedule appears at a
 *   later (`forward`) or earlier (`backward`) local time.
 * - `shownTwice`: the local time of the run occurs twice that day in the browser's time zone.
 * - `comesTwice`: the server may run the job twice that day.
 * - `skipped`: the time does not exist that day.
 */
export type RunNoteKind = 'forward' | 'backward' | 'shownTwice' | 'comesTwice' | 'skipped';

export interface RunNote {
  kind: RunNoteKind;
  /** The first affected run. */
  run: CronRun;
}

/**
 * Notes about clock changes that affect these runs; at most one note of each kind.
 * @param inUtc true if the server's time zone is UTC, false if it is the time zone of the browser
 */
export function runNotes(runs: readonly CronRun[], inUtc: boolean): RunNote[] {
  const notes = new Map<RunNoteKind, CronRun>();
  const note = (kind: RunNoteKind, run: CronRun): void => {
    if (!notes.has(kind)) notes.set(kind, run);
  };
  for (const run of runs) {
    const { shift, pass, skipped } = run;
    if (shift !== 0) note(shift > 0 ? 'forward' : 'backward', run);
    if (pass !== null) note(inUtc ? 'shownTwice' : 'comesTwice', run);
    if (skipped !== null) note('skipped', run);
  }
  return [...notes].map(([kind, run]) => ({ kind, run }));
}
