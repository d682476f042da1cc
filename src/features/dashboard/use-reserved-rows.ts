import { useEffect, useState } from 'react';
import { useIsBackfilled } from '@/data/queries/executions/use-executions';
import { readRemembered, remember } from '@/data/user-storage';

interface ReservedRowsOptions {
  /** The key under which the number is remembered for each user. */
  name: string;
  least: number;
  most: number;
  /** The number for the first visit. */
  first: number;
}

/**
 * The number of rows for which a list reserves space, so that nothing below it moves: the number of the last visit, or
 * the current number when the screen opens, whichever is greater. On a device whose cache is still empty, the number
 * grows with every row that arrives.
 * @param count number of rows; undefined until known
 */
export function useReservedRows(count: number | undefined, { name, least, most, first }: ReservedRowsOptions): number {
  const placesFor = (rows: number): number => Math.min(most, Math.max(least, Math.trunc(rows) || 0));
  const isFilled = useIsBackfilled();
  const [places, setPlaces] = useState(() => placesFor(Number(readRemembered(name) ?? first)));
  const [growth, setGrowth] = useState<'once' | 'always'>();
  const [hasGrown, setHasGrown] = useState(false);
  if (growth === undefined && isFilled !== undefined) setGrowth(isFilled ? 'once' : 'always');
  if (count !== undefined && growth !== undefined && (growth === 'always' || !hasGrown)) {
    if (!hasGrown) setHasGrown(true);
    if (placesFor(count) > places) setPlaces(placesFor(count));
  }
  useEffect(() => {
    if (count !== undefined) remember(name, String(count));
  }, [name, count]);
  return places;
}
