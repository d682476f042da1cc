import { useEffect, useState } from 'react';
import { useFilledOnce } from '@/data/queries/executions/use-executions';
import { readRemembered, remember } from '@/data/user-storage';

interface PlacesOptions {
  /** Under this name the number is remembered for the person. */
  name: string;
  least: number;
  most: number;
  /** At the first visit. */
  first: number;
}

/**
 * The number of rows that have their place in a list, so that nothing below it moves: as many as at the last visit, or as
 * many as there are when the screen opens, if these are more. While the screen shows the first executions that this device
 * reads, it grows with them.
 * @param count of the rows; undefined until they are known
 */
export function usePlaces(count: number | undefined, { name, least, most, first }: PlacesOptions): number {
  const placesFor = (rows: number): number => Math.min(most, Math.max(least, Math.trunc(rows) || 0));
  const isFilled = useFilledOnce();
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
