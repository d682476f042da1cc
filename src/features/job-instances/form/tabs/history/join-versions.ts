import type { HistoryEntry } from '@/domain/instance';

/** Pages of a history as one list, newest first; a version that two pages name counts once. */
export function joinVersions(newest: readonly HistoryEntry[], older: readonly HistoryEntry[]): HistoryEntry[] {
  const byVersion = new Map([...older, ...newest].map((entry) => [entry.version, entry]));
  return [...byVersion.values()].sort((a, b) => b.version - a.version);
}
