import type { HistoryEntry } from '../instance';

/** Changes of the configuration between two runs. */
export interface ChangeMark {
  /** The first run after the changes; the number of runs when none came after. */
  before: number;
  /** Newest last. */
  versions: readonly HistoryEntry[];
}

/**
 * Where a configuration changed between runs. The version that created the job instance does not count.
 * @param created when the runs were created, milliseconds since 1970, oldest first
 * @param entries in any order
 */
export function changeMarks(created: readonly number[], entries: readonly HistoryEntry[]): ChangeMark[] {
  const [first] = created;
  if (first === undefined) return [];
  const marks = new Map<number, HistoryEntry[]>();
  for (const entry of entries.toSorted((a, b) => a.version - b.version)) {
    const time = Date.parse(entry.loggedAt ?? '');
    // A change before the first run is not in the picture.
    if (Number.isNaN(time) || time <= first || entry.version <= 1) continue;
    const next = created.findIndex((each) => each >= time);
    const before = next === -1 ? created.length : next;
    marks.set(before, [...(marks.get(before) ?? []), entry]);
  }
  return [...marks].map(([before, versions]) => ({ before, versions })).toSorted((a, b) => a.before - b.before);
}

/** The version that a run used: the newest when it was created; null when the known versions begin later. */
export function versionAt(created: number, entries: readonly HistoryEntry[]): number | null {
  const earlier = entries.filter(({ loggedAt }) => loggedAt !== null && Date.parse(loggedAt) <= created);
  return earlier.length === 0 ? null : Math.max(...earlier.map(({ version }) => version));
}
