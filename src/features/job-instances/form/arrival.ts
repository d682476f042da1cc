import { isRecord } from '@/lib/json';

/** What the form of a new instance hands to the form of the instance it has become. */
export interface Arrival {
  /** Device clock, milliseconds. */
  arrivedAt: number;
}

/** The moment of arrival from the state of an address; null without one. */
export function readArrival(state: unknown): number | null {
  if (!isRecord(state)) return null;
  const at = state['arrivedAt'];
  return typeof at === 'number' ? at : null;
}
