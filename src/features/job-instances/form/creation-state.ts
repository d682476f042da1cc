import { isRecord } from '@/lib/json';

/** The router state that the create form passes to the edit form of the new instance. */
export interface CreationState {
  /** Time of the device, milliseconds since 1970. */
  createdAt: number;
}

/** Reads `createdAt` from the router state; null if absent. */
export function readCreatedAt(state: unknown): number | null {
  if (!isRecord(state)) return null;
  const at = state['createdAt'];
  return typeof at === 'number' ? at : null;
}
