import { useMemo } from 'react';
import { columnEdges, runColumns, type RunColumns, type RunFilters } from '@/domain/runs/charts/run-columns';
import { hourOf } from '@/domain/runs/period/run-hours';
import { startOfDay } from '@/lib/start-of-day';
import { useStable } from '../../use-stable';
import { useCacheQuery } from '../use-cache-query';

/**
 * Counts the runs on this device in columns of an hour, six hours or a day; undefined until the cache has been read.
 * @param from the earliest time to include, milliseconds since 1970; the last seven days are always included
 * @param now the current time, milliseconds since 1970; may be rounded down to the hour
 * @param filters which runs to count
 * @param isNarrow whether there is too little space for a column per hour
 */
export function useRunColumns(
  from: number,
  now: number,
  filters: RunFilters,
  isNarrow: boolean,
): RunColumns | undefined {
  const day = startOfDay(now);
  const edges = useMemo(() => columnEdges(from, day, isNarrow), [from, day, isNarrow]);
  const first = hourOf(edges.edges[0] ?? day);
  const found = useCacheQuery((cache) => cache.runHours.where('hour').aboveOrEqual(first).toArray(), [first]);
  const hours = useStable(found);
  const wanted = useStable(filters);
  return useMemo(() => hours && runColumns(hours, edges, wanted), [hours, edges, wanted]);
}
