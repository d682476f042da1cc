import type { ExecutionRow } from '@/domain/execution';
import { runItems, type ItemCount } from '@/domain/runs/figures/run-items';
import { itemChoices, useItemChoices } from '../../item-choices';
import { useCacheQuery } from '../use-cache-query';

/** The items of an ended run; null if this device lacks the run's final steps, undefined until the cache is read. */
export function useRunItems(run: ExecutionRow): ItemCount | null | undefined {
  const { id, status, startedAt, finishedAt, jobCode } = run;
  const choices = useItemChoices();
  return useCacheQuery(
    async (cache) => runItems(run, (await cache.executionDetails.get(id))?.steps, itemChoices()(jobCode)),
    [id, status, startedAt, finishedAt, jobCode, choices],
  );
}
