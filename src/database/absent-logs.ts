import type { ExecutionRow } from '@/domain/execution';
import { runState } from '@/domain/kept-run';
import type { CacheDatabase } from './cache-database';

type Run = Pick<ExecutionRow, 'id' | 'status' | 'finishedAt'>;

/**
 * For each cache: the ids of the runs for which the server had no log, each with the state that the run had at that
 * time. The record is lost when the page or worker ends.
 */
const absentLogs = new WeakMap<CacheDatabase, Map<number, string>>();

/** Remembers that the server has no log of a run, so that the log is requested again only after the run has changed. */
export function rememberNoLog(cache: CacheDatabase, run: Run): void {
  const known = absentLogs.get(cache) ?? new Map<number, string>();
  absentLogs.set(cache, known.set(run.id, runState(run)));
}

/** Forgets that the server had no log of a run, because it has one now. */
export function forgetNoLog(cache: CacheDatabase, id: number): void {
  absentLogs.get(cache)?.delete(id);
}

/** Whether the server had no log of a run in its current state. */
export function hasNoLog(cache: CacheDatabase, run: Run): boolean {
  return absentLogs.get(cache)?.get(run.id) === runState(run);
}
