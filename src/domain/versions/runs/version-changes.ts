import type { HistoryEntry } from '../../instance';

/** Changes of the configuration between two runs, as a mark in a chart of runs. */
export interface ChangeMark {
  /** The index of the first run after the changes; the number of runs if there is none. */
  beforeRun: number;
  /** The versions with the changes, oldest first. */
  versions: readonly HistoryEntry[];
}

/**
 * Groups the changes of a configuration by the runs between which they were saved. The version that created the job
 * instance does not count.
 * @param created when each run was created, milliseconds since 1970, oldest first
 * @param entries the versions in any order
 */
export function changeMarks(created: readonly number[], entries: readonly HistoryEntry[]): ChangeMark[] {
  const [first] = created;
  if (first === undefined) return [];
  const marks = new Map<number, HistoryEntry[]>();
  for (const entry of entries.toSorted((a, b) => a.version - b.version)) {
    const time = Date.parse(entry.loggedAt ?? '');
    // A change before the first run is outside the chart.
    if (Number.isNaN(time) || time <= first || entry.version <= 1) continue;
    const next = created.findIndex((each) => each >= time);
    const beforeRun = next === -1 ? created.length : next;
    marks.set(beforeRun, [...(marks.get(beforeRun) ?? []), entry]);
  }
  return [...marks]
    .map(([beforeRun, versions]) => ({ beforeRun, versions }))
    .toSorted((a, b) => a.beforeRun - b.beforeRun);
}
