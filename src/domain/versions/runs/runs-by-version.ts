import type { ExecutionRow } from '../../execution';
import type { HistoryEntry } from '../../instance';

/**
 * The runs that used each version, newest first, by the number of the version. A run uses the version that is the
 * newest when the run is created. Runs from before the first known version are left out.
 * @param runs newest first
 * @param entries the versions in any order
 */
export function runsByVersion(
  runs: readonly ExecutionRow[],
  entries: readonly Pick<HistoryEntry, 'version' | 'loggedAt'>[],
): ReadonlyMap<number, readonly ExecutionRow[]> {
  const logged = entries
    .map(({ version, loggedAt }) => ({ version, time: Date.parse(loggedAt ?? '') }))
    .filter(({ time }) => !Number.isNaN(time))
    .toSorted((a, b) => b.version - a.version);
  const found = new Map<number, ExecutionRow[]>();
  for (const run of runs) {
    const created = Date.parse(run.createdAt ?? '');
    const version = logged.find(({ time }) => time <= created)?.version;
    if (version === undefined) continue;
    const known = found.get(version);
    if (known === undefined) found.set(version, [run]);
    else known.push(run);
  }
  return found;
}
