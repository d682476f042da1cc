import { useEffect, useState } from 'react';
import { readRemembered, remember } from '@/data/user-storage';

interface ReservedRowsOptions {
  /** The key under which the number is remembered for each user. */
  name: string;
  least: number;
  most: number;
  /** The number of rows to reserve on the first visit. */
  first: number;
}

/**
 * The number of rows for which a list reserves space, so that nothing below it moves: the number of rows at the last
 * visit or, if greater, the first known number of this visit; at least `least`, at most `most`.
 * @param count number of rows; undefined until known
 */
export function useReservedRows(count: number | undefined, { name, least, most, first }: ReservedRowsOptions): number {
  const placesFor = (rows: number): number => Math.min(most, Math.max(least, Math.trunc(rows) || 0));
  const [places, setPlaces] = useState(() => placesFor(Number(readRemembered(name) ?? first)));
  const [isCounted, setIsCounted] = useState(false);
  if (count !== undefined && !isCounted) {
    setIsCounted(true);
    if (placesFor(count) > places) setPlaces(placesFor(count));
  }
  useEffect(() => {
    if (count !== undefined) remember(name, String(count));
  }, [name, count]);
  return places;
}
