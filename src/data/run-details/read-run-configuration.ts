import type { CacheDatabase } from '@/database/cache-database';
import type { ExecutionRow } from '@/domain/execution';
import type { HistoryEntry, HistoryRow } from '@/domain/instance';
import { hasSucceeded } from '@/domain/runs/health/outcome';
import { changesBetween } from '@/domain/versions/changes-between';
import { hasLastChange } from '@/domain/versions/known-versions';
import { newestBeforeRun } from '@/domain/versions/runs/version-of-run';
import { commands } from '../commands';
import { readRunsUpTo } from '../queries/health/use-run-health';
import { inServerTime } from '../queries/use-cached-history';

/** What is known about the configuration that a run used. */
export interface RunConfiguration {
  /** The version number of the configuration; null if unknown. */
  version: number | null;
  /**
   * The versions since the last success before the run, oldest first; undefined if they are unknown or if no earlier
   * run was a success.
   */
  changes: readonly HistoryEntry[] | undefined;
}

const UNKNOWN: RunConfiguration = { version: null, changes: undefined };

/**
 * Finds the version that a run used, and the changes since the last success before the run. If the cached history lacks
 * the last change of the integration, asks the server for the newest versions first.
 */
export async function readRunConfiguration(
  cache: CacheDatabase,
  { id, instanceCode: code, createdAt }: ExecutionRow,
  online: boolean,
): Promise<RunConfiguration> {
  const created = Date.parse(createdAt ?? '');
  if (code === null || Number.isNaN(created)) return UNKNOWN;
  let history = await readFresh(cache, code);
  if (history === null && online && (await commands.fetchHistory({ code, page: 1 })).ok)
    history = await readFresh(cache, code);
  if (history === null) return UNKNOWN;
  const { runs } = await readRunsUpTo(cache, code, id);
  const success = runs.find((run) => run.id !== id && hasSucceeded(run.status));
  const changes = success && changesBetween(history, Date.parse(success.createdAt ?? ''), created);
  return { version: newestBeforeRun(history.entries, createdAt)?.version ?? null, changes: changes ?? undefined };
}

/** The cached history of an integration; null if it lacks the integration's last change. */
async function readFresh(cache: CacheDatabase, code: string): Promise<HistoryRow | null> {
  const [history, instance] = await Promise.all([cache.histories.get(code), cache.instances.get(code)]);
  const isFresh = history !== undefined && hasLastChange(inServerTime(history), instance?.updatedAt ?? null);
  return isFresh ? history : null;
}
