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
 * Finds the version that a run used; null if the known versions do not reach back to the run.
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
  const created = Date.parse(createdAt ?? '');
  if (Number.isNaN(created)) return null;
  const used = entries.find(({ loggedAt }) => Date.parse(loggedAt ?? '') <= created);
  if (used === undefined && hasMore) return null;
  const oldest = entries.at(-1);
  // If the run is older than all versions, it used the values from before the oldest version.
  const version = used?.version ?? (oldest === undefined ? null : oldest.version - 1);
  const value = version === null ? current : { ...current, ...valuesAt(current, entries, version) };
  return { version: used?.version ?? null, value };
}
