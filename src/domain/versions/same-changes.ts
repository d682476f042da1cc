import type { RecentChange } from './recent-changes';

/** Changes that were made within this many milliseconds can be one action. */
const TOGETHER_MS = 120_000;
/** The minimum number of changes that are joined. */
const MIN_JOINED = 3;

/**
 * Joins changes if one person made the same change to at least three integrations within two minutes. Every other
 * change stays alone.
 * @param changes newest first
 * @returns lists of one or several changes, newest first
 */
export function joinSameChanges(changes: readonly RecentChange[]): readonly (readonly RecentChange[])[] {
  const bySameness = new Map<string, RecentChange[]>();
  for (const change of changes) {
    const sameness = samenessOf(change);
    if (sameness !== null) bySameness.set(sameness, [...(bySameness.get(sameness) ?? []), change]);
  }
  const joined = new Map<RecentChange, readonly RecentChange[]>();
  for (const same of bySameness.values()) {
    for (let index = 0; index < same.length;) {
      const together = startOf(same.slice(index));
      const isJoined = together.length >= MIN_JOINED;
      if (isJoined) for (const change of together) joined.set(change, together);
      index += isJoined ? together.length : 1;
    }
  }
  return changes.flatMap((change) => {
    const together = joined.get(change) ?? [change];
    return together[0] === change ? [together] : [];
  });
}

/** The changes at the beginning of `same` that were made within `TOGETHER_MS`, each in a different integration. */
function startOf(same: readonly RecentChange[]): readonly RecentChange[] {
  const codes = new Set<string>();
  const end = same.findIndex(({ time, code }) => {
    const isApart = (same[0]?.time ?? time) - time > TOGETHER_MS || codes.has(code);
    codes.add(code);
    return isApart;
  });
  return end === -1 ? same : same.slice(0, end);
}

/** A key that is equal for the same change by the same person; null for a change that is never joined. */
function samenessOf({ version, username, changes }: RecentChange): string | null {
  if (version <= 1 || username === null || changes.length === 0) return null;
  return JSON.stringify([username, changes.map(({ property, path, after, moved }) => [property, path, after, moved])]);
}
