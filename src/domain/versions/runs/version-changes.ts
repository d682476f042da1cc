import type { HistoryEntry } from '../../instance';

/** Changes of the configuration between two runs. */
export interface ChangeMark {
  /** The index of the first run after the changes; the number of runs when there is none. */
  beforeRun: number;
  /** Newest last. */
  versions: readonly HistoryEntry[];
}

/**
 * The changes of a configuration between runs. The version that created the job instance does not count.
 * @param created when the runs were created, milliseconds since 1970, oldest first
 * @param entries in any order
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

/** The version that a run used: the newest version when the run was created; null if all known versions are newer. */
export function versionAt(created: number, entries: readonly HistoryEntry[]): number | null {
  const earlier = entries.filter(({ loggedAt }) => loggedAt !== null && Date.parse(loggedAt) <= created);
  return earlier.length === 0 ? null : Math.max(...earlier.map(({ version }) => version));
}
