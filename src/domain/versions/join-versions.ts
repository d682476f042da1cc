import type { HistoryEntry } from '../instance';

/** Joins pages of a history into one list, newest first, without duplicates. */
export function joinVersions(newest: readonly HistoryEntry[], older: readonly HistoryEntry[]): HistoryEntry[] {
  const byVersion = new Map([...older, ...newest].map((entry) => [entry.version, entry]));
  return [...byVersion.values()].sort((a, b) => b.version - a.version);
}
