import { useState } from 'react';
import { sameValue } from '@/lib/same-value';

/** Returns the value of an earlier render as long as the new one is equal, so that effects can depend on it. */
export function useStable<T>(value: T): T {
  const [stable, setStable] = useState(value);
  if (sameValue(stable, value)) return stable;
  setStable(value);
  return value;
}
