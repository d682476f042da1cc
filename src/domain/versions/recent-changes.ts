import type { HistoryRow } from '../instance';
import type { CreatedSpan } from '../runs/period/created-span';
import { versionChanges, type VersionChange } from './compare-versions';

/** A version of an integration, as the list of changes of all integrations shows it. */
export interface RecentChange {
  /** The code of the integration. */
  code: string;
  version: number;
  /** The person who made the change; null for the system. */
  username: string | null;
  loggedAt: string;
  /** `loggedAt` in milliseconds since 1970. */
  time: number;
  /** The changed places, in the order of the form. */
  changes: readonly VersionChange[];
}

/** A key that identifies a change among the changes of all integrations. */
export const recentChangeKey = ({ code, version }: Pick<RecentChange, 'code' | 'version'>): string =>
  `${version} ${code}`;

/**
 * The versions of an integration that were saved in a span, newest first. Omits versions without a time.
 * @param jobCode decides the order of the configuration's fields
 */
export function recentChanges(history: HistoryRow, jobCode: string | null, { from, to }: CreatedSpan): RecentChange[] {
  return history.entries
    .flatMap((entry) => {
      const { version, username, loggedAt } = entry;
      const time = Date.parse(loggedAt ?? '');
      if (loggedAt === null || !(time >= from) || (to !== null && time >= to)) return [];
      return [{ code: history.code, version, username, loggedAt, time, changes: versionChanges(entry, jobCode) }];
    })
    .toSorted(newestFirst);
}

/**
 * Compares two changes; the newer comes first. Changes at the same time are sorted by version, the newest first, then
 * by code.
 */
export function newestFirst(one: RecentChange, other: RecentChange): number {
  return other.time - one.time || other.version - one.version || one.code.localeCompare(other.code);
}
