import type { HistoryEntry, InstanceFields } from '../../instance';
import { valuesAt } from '../values-at';

/** The version of an integration that a run used. */
export interface VersionOfRun {
  /** Null if the run is older than the oldest version that the server keeps, or the server keeps no versions. */
  version: number | null;
  value: InstanceFields;
}

/**
 * The version in use when a run was created; null if the known versions do not reach back to the run.
 * @param current the server's current values
 * @param entries newest first, up to the last change
 * @param hasMore whether there are older versions
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
  // A run that is older than all kept versions used the values before the oldest of them.
  const version = used?.version ?? (oldest === undefined ? null : oldest.version - 1);
  const value = version === null ? current : { ...current, ...valuesAt(current, entries, version) };
  return { version: used?.version ?? null, value };
}
