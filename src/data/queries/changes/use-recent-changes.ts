import { wasListRead } from '@/database/cache-meta';
import type { CacheDatabase } from '@/database/cache-database';
import type { HistoryEntry, InstanceRow } from '@/domain/instance';
import type { CreatedSpan } from '@/domain/runs/period/created-span';
import { knownPart, mayHaveChanged } from '@/domain/versions/known-versions';
import { newestFirst, recentChanges, type RecentChange } from '@/domain/versions/recent-changes';
import { inServerTime } from '../use-cached-history';
import { useCacheQuery } from '../use-cache-query';

/** How many histories are read at a time. A history is large, because it contains whole configurations. */
const BLOCK = 20;

/** The names of an integration and its company. */
export type NamedInstance = Pick<InstanceRow, 'code' | 'label' | 'companyCode' | 'companyName'>;

/** The changes of all integrations in a span, as far as this device has their versions. */
export interface RecentChanges {
  /** Newest first. */
  changes: readonly RecentChange[];
  /** The integrations that have changes in the span, by code. */
  instances: ReadonlyMap<string, NamedInstance>;
  /** The known versions of these integrations, by code. */
  versions: ReadonlyMap<string, readonly Pick<HistoryEntry, 'version' | 'loggedAt'>[]>;
  /** How many integrations this device has. */
  count: number;
  /** Whether this device has all integrations. */
  isListComplete: boolean;
  /** The integrations that were changed in the span, but whose versions are not on this device. */
  missing: readonly NamedInstance[];
  /** The integrations of which this device has only the newest changes in the span. */
  cut: readonly NamedInstance[];
}

/** The changes of all integrations in a span. Updates live; undefined until the cache has been read. */
export function useRecentChanges({ from, to }: CreatedSpan): RecentChanges | undefined {
  return useCacheQuery((cache) => readRecentChanges(cache, { from, to }), [from, to]);
}

/** Reads the result of `useRecentChanges` once, without a live query. */
export async function readRecentChanges(cache: CacheDatabase, span: CreatedSpan): Promise<RecentChanges> {
  let count = 0;
  const candidates: InstanceRow[] = [];
  await cache.instances.each((row) => {
    count += 1;
    // Drop the configuration, so that memory never holds the configurations of all integrations.
    if (mayHaveChanged(row, span)) candidates.push({ ...row, configuration: '' });
  });
  const isListComplete = await wasListRead(cache, 'instances');
  const found = {
    changes: [] as RecentChange[],
    instances: new Map<string, NamedInstance>(),
    versions: new Map<string, Pick<HistoryEntry, 'version' | 'loggedAt'>[]>(),
    missing: [] as NamedInstance[],
    cut: [] as NamedInstance[],
  };
  for (let start = 0; start < candidates.length; start += BLOCK) {
    const rows = candidates.slice(start, start + BLOCK);
    const histories = await cache.histories.bulkGet(rows.map(({ code }) => code));
    for (const [index, row] of rows.entries()) {
      const history = histories[index] ?? null;
      const part = knownPart(row, history && inServerTime(history), span);
      const named = nameOf(row);
      if (part === 'none') found.missing.push(named);
      if (part === 'newest') found.cut.push(named);
      const changes = history === null ? [] : recentChanges(history, row.jobCode, span);
      if (history === null || changes.length === 0) continue;
      found.changes.push(...changes);
      found.instances.set(row.code, named);
      const times = history.entries.map(({ version, loggedAt }) => ({ version, loggedAt }));
      found.versions.set(row.code, times);
    }
  }
  found.changes.sort(newestFirst);
  return { ...found, count, isListComplete };
}

const nameOf = ({ code, label, companyCode, companyName }: InstanceRow): NamedInstance => ({
  code,
  label,
  companyCode,
  companyName,
});
