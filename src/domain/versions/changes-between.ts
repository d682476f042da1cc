import type { HistoryEntry, HistoryRow } from '../instance';

/**
 * The versions that were saved between the creation of two runs, oldest first. Null if the known versions do not reach
 * back to the earlier run.
 * @param from when the earlier run was created, milliseconds since 1970
 * @param to when the later run was created, milliseconds since 1970
 */
export function changesBetween(history: HistoryRow, from: number, to: number): HistoryEntry[] | null {
  const timed = history.entries.map((entry) => ({ entry, time: Date.parse(entry.loggedAt ?? '') }));
  const reachesBack = !history.hasMore || timed.some(({ time }) => time <= from);
  if (!reachesBack) return null;
  return timed
    .filter(({ time }) => time > from && time <= to)
    .map(({ entry }) => entry)
    .toSorted((a, b) => a.version - b.version);
}
