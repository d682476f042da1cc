import { useMemo, useState } from 'react';
import { columnEdges, runColumns, type RunColumns } from '@/domain/runs/charts/run-columns';
import { hourOf, type RunHourRow } from '@/domain/runs/figures/run-hours';
import { sameValue } from '@/lib/same-value';
import { useCacheQuery } from '../use-cache-query';

/**
 * The runs of this device by hour or day; undefined until the cache has been read.
 * @param from the earliest time to include, milliseconds since 1970; the last seven days are always included
 * @param now the current time, milliseconds since 1970; may be rounded down to the hour
 */
export function useRunColumns(from: number, now: number): RunColumns | undefined {
  const day = new Date(now).setHours(0, 0, 0, 0);
  const edges = useMemo(() => columnEdges(from, day), [from, day]);
  const first = hourOf(edges.edges[0] ?? day);
  const found = useCacheQuery((cache) => cache.runHours.where('hour').aboveOrEqual(first).toArray(), [first]);
  const hours = useUnchanged(found);
  return useMemo(() => hours && runColumns(hours, edges), [hours, edges]);
}

/** Returns the previous array until a row changes. */
function useUnchanged(rows: RunHourRow[] | undefined): RunHourRow[] | undefined {
  const [kept, setKept] = useState(rows);
  if (rows === kept || (rows !== undefined && sameValue(rows, kept))) return kept;
  setKept(rows);
  return rows;
}
