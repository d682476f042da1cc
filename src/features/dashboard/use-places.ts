import { useEffect, useState } from 'react';
import { useFilledOnce } from '@/data/queries/use-executions';
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
 * The number of rows that have their place in a list, so that nothing below it moves: as many as at the last visit until
 * they are read, then as many as there were when the screen was opened. It grows only while this device reads its first
 * executions.
 * @param count of the rows; undefined until they are known
 */
export function usePlaces(count: number | undefined, { name, least, most, first }: PlacesOptions): number {
  const placesFor = (rows: number): number => Math.min(most, Math.max(least, Math.trunc(rows) || 0));
  const isFilled = useFilledOnce();
  const [reserved] = useState(() => placesFor(Number(readRemembered(name) ?? first)));
  const [read, setRead] = useState<number>();
  if (count !== undefined && (read === undefined || (isFilled === false && placesFor(count) > read)))
    setRead(placesFor(count));
  useEffect(() => {
    if (count !== undefined) remember(name, String(count));
  }, [name, count]);
  return read ?? reserved;
}
