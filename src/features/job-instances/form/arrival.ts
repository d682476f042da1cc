import { isRecord } from '@/lib/json';

/** What the form of a new instance passes to the form of the created instance. */
export interface Arrival {
  /** Device clock, milliseconds. */
  arrivedAt: number;
}

/** The time of arrival from the router state; null without one. */
export function readArrival(state: unknown): number | null {
  if (!isRecord(state)) return null;
  const at = state['arrivedAt'];
  return typeof at === 'number' ? at : null;
}
