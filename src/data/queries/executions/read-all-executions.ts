import { readBackfill } from '@/database/cache-meta';
import type { CacheDatabase } from '@/database/cache-database';
import type { ExecutionRow } from '@/domain/execution';
import { runItems } from '@/domain/runs/figures/run-items';
import type { ExecutionFilters } from '@/domain/execution-filters';
import { itemChoices } from '../../item-choices';
import { hasAllMatching } from './execution-counts';
import { readExecutionPage, withKnownSpelling } from './read-execution-page';
import { readAllMatching } from './read-matching';

/** The executions of all pages of a list, as far as this device has them. */
export interface AllExecutions {
  /** Newest first. */
  rows: readonly ExecutionRow[];
  /** Whether the server may have more executions that match. */
  mayHaveMore: boolean;
}

/** Reads all pages of a list from the cache. */
export async function readAllExecutions(cache: CacheDatabase, filters: ExecutionFilters): Promise<AllExecutions> {
  const rows: ExecutionRow[] = [];
  for await (const block of readAllMatching(cache, await withKnownSpelling(cache, filters))) rows.push(...block);
  const page = await readExecutionPage(cache, { filters, page: 1, pageSize: 1 });
  if (Object.keys(filters).length > 0) return { rows, mayHaveMore: !(await hasAllMatching(cache, filters, page)) };
  if (page.complete) return { rows, mayHaveMore: false };
  // Below this id, the device has only executions that were looked up individually. The list omits them too.
  const lowest = (await readBackfill(cache))?.lowest ?? 0;
  return { rows: rows.filter(({ id }) => id >= lowest), mayHaveMore: true };
}

/** The number of runs whose steps are read at a time. */
const BLOCK = 500;

/**
 * How many items each run has processed, by the id of the run. Only for ended runs whose final steps are on this
 * device.
 */
export async function readItemCounts(
  cache: CacheDatabase,
  rows: readonly ExecutionRow[],
): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  const choiceOf = itemChoices();
  for (let at = 0; at < rows.length; at += BLOCK) {
    const runs = rows.slice(at, at + BLOCK);
    const details = await cache.executionDetails.bulkGet(runs.map(({ id }) => id));
    for (const [index, run] of runs.entries()) {
      const items = runItems(run, details[index]?.steps, choiceOf(run.jobCode));
      if (items !== null) counts.set(run.id, items.count);
    }
  }
  return counts;
}
