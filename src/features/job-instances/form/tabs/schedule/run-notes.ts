import type { CronRun } from '@/domain/instance-settings/cron-runs';

/**
 * `forward`, `backward` from this run on, it comes at another time of the person's day · `shownTwice` the person's clock shows
 * its time twice that day · `comesTwice` the server may run it twice · `moved` its time does not exist that day.
 */
export type RunNoteKind = 'forward' | 'backward' | 'shownTwice' | 'comesTwice' | 'moved';

export interface RunNote {
  kind: RunNoteKind;
  /** The first run it is about. */
  at: Date;
}

/** What to mind about the clock of the person's zone, each once. `inUtc` the server reckons in UTC, else in that zone. */
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
