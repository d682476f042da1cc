import { isRecord } from '@/lib/json';

/** The router state that the create form passes to the edit form of the new instance. */
export interface Arrival {
  /** Time of the device, milliseconds since 1970. */
  arrivedAt: number;
}

/** Reads `arrivedAt` from the router state; null if absent. */
export function readArrival(state: unknown): number | null {
  if (!isRecord(state)) return null;
  const at = state['arrivedAt'];
  return typeof at === 'number' ? at : null;
}
