import type { HistoryEntry, InstanceFields } from '../../instance';
import { valuesAt } from '../values-at';

/** The version of an integration that a run used, and its values. */
export interface VersionOfRun {
  /**
   * The number of the version. Null if the run is older than all versions that the server keeps, or if the server keeps
   * no versions.
   */
  version: number | null;
  value: InstanceFields;
}

/**
 * The newest version that was saved before a run was created. The run used this version. Undefined if there is no such
 * version among the known versions, or if the time of the run is unknown.
 * @param entries newest first, including the last change
 * @param createdAt when the run was created, ISO 8601
 */
export function newestBeforeRun(entries: readonly HistoryEntry[], createdAt: string | null): HistoryEntry | undefined {
  const created = Date.parse(createdAt ?? '');
  return entries.find(({ loggedAt }) => Date.parse(loggedAt ?? '') <= created);
}

/**
 * Finds the version that a run used, and its values; null if the known versions do not reach back to the run.
 * @param current the server's current values
 * @param entries newest first, including the last change
 * @param hasMore whether the server has older versions
 * @param createdAt when the run was created, ISO 8601
 */
export function versionOfRun(
  current: InstanceFields,
  entries: readonly HistoryEntry[],
  hasMore: boolean,
  createdAt: string | null,
): VersionOfRun | null {
  if (Number.isNaN(Date.parse(createdAt ?? ''))) return null;
  const used = newestBeforeRun(entries, createdAt);
  if (used === undefined && hasMore) return null;
  const oldest = entries.at(-1);
  // If the run is older than all versions, it used the values from before the oldest version.
  const version = used?.version ?? (oldest === undefined ? null : oldest.version - 1);
  const value = version === null ? current : { ...current, ...valuesAt(current, entries, version) };
  return { version: used?.version ?? null, value };
}
