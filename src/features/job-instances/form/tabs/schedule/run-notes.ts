import type { CronRun } from '@/domain/instance-settings/cron-runs';

/**
 * `forward`, `backward` from this run on, the person's clock shows another time of day · `shownTwice` the person's
 * clock shows the time twice that day · `comesTwice` the server may run it twice · `moved` the time does not exist that
 * day.
 */
export type RunNoteKind = 'forward' | 'backward' | 'shownTwice' | 'comesTwice' | 'moved';

export interface RunNote {
  kind: RunNoteKind;
  /** The first affected run. */
  at: Date;
}

/** Notes about clock changes, each once. @param inUtc the server's zone is UTC; otherwise it is the person's zone */
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
