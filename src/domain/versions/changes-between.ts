import type { HistoryEntry, HistoryRow } from '../instance';

/**
 * The versions that were saved between the creation of two runs, oldest first. Null if they are not all known: the
 * known versions do not reach back to the earlier run, or a time is missing.
 * @param from when the earlier run was created, milliseconds since 1970; NaN if unknown
 * @param to when the later run was created, milliseconds since 1970; NaN if unknown
 */
export function changesBetween(history: HistoryRow, from: number, to: number): HistoryEntry[] | null {
  const timed = history.entries.map((entry) => ({ entry, time: Date.parse(entry.loggedAt ?? '') }));
  const reachesBack = !history.hasMore || timed.some(({ time }) => time <= from);
  // The times of older and newer versions show whether a version without a time may be between the runs.
  const mayBeBetween = ({ version }: HistoryEntry): boolean =>
    !timed.some(({ entry, time }) => (entry.version > version ? time <= from : time > to));
  const isUnclear = timed.some(({ entry, time }) => Number.isNaN(time) && mayBeBetween(entry));
  if (Number.isNaN(from) || Number.isNaN(to) || !reachesBack || isUnclear) return null;
  return timed
    .filter(({ time }) => time > from && time <= to)
    .map(({ entry }) => entry)
    .toSorted((a, b) => a.version - b.version);
}
