import { useState } from 'react';
import { sameValue } from '@/lib/same-value';

/** Returns the value of an earlier render while the new value is equal, so that effects can depend on the value. */
export function useStable<T>(value: T): T {
  const [stable, setStable] = useState(value);
  if (sameValue(stable, value)) return stable;
  setStable(value);
  return value;
}
