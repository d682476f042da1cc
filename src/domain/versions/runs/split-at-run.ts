import type { HistoryEntry } from '../../instance';

/** Versions, split at the creation of a run. */
export interface SplitVersions {
  /** Saved before the run was created. The run used the last of these versions. */
  used: readonly HistoryEntry[];
  /** Saved after the run was created. */
  later: readonly HistoryEntry[];
}

/**
 * Separates the versions that a run could use from the versions saved later.
 * @param changes oldest first
 * @param createdAt when the run was created, ISO 8601; null if there was no run, in which case all versions count as
 *   used
 */
export function splitAtRun(changes: readonly HistoryEntry[], createdAt: string | null): SplitVersions {
  const created = Date.parse(createdAt ?? '');
  const first = changes.findIndex(({ loggedAt }) => Date.parse(loggedAt ?? '') > created);
  return first === -1 ? { used: changes, later: [] } : { used: changes.slice(0, first), later: changes.slice(first) };
}

/** Whether one of these versions changed the configuration. */
export const changesConfiguration = (changes: readonly HistoryEntry[]): boolean =>
  changes.some(({ changeSet }) => changeSet['configuration'] !== undefined);
