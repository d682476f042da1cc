import type { CronRun } from '@/domain/schedule/cron-runs';

/**
 * - `forward`, `backward`: from this run on, runs are at another time of day in the browser's time zone.
 * - `shownTwice`: the time occurs twice that day in the browser's time zone.
 * - `comesTwice`: the server may run the job twice that day.
 * - `moved`: the time does not exist that day.
 */
export type RunNoteKind = 'forward' | 'backward' | 'shownTwice' | 'comesTwice' | 'moved';

export interface RunNote {
  kind: RunNoteKind;
  /** The first affected run. */
  at: Date;
}

/**
 * Notes about clock changes, each kind once.
 * @param inUtc true if the server's zone is UTC, false if it is the browser's
 */
export function runNotes(runs: readonly CronRun[], inUtc: boolean): RunNote[] {
  const notes = new Map<RunNoteKind, Date>();
  const note = (kind: RunNoteKind, at: Date): void => {
    if (!notes.has(kind)) notes.set(kind, at);
  };
  for (const { at, clockChange, shownTwice, moved } of runs) {
    if (inUtc && clockChange !== null) note(clockChange === 'forward' ? 'forward' : 'backward', at);
    if (shownTwice) note(inUtc ? 'shownTwice' : 'comesTwice', at);
    if (moved) note('moved', at);
  }
  return [...notes].map(([kind, at]) => ({ kind, at }));
}
