import { isRecord } from '@/lib/json';

/** The router state that the create form passes to the edit form of the new instance. */
export interface CreationState {
  /** The time of the creation, milliseconds since 1970 (device clock). */
  createdAt: number;
}

/** Reads `createdAt` from the router state; null if absent. */
export function readCreatedAt(state: unknown): number | null {
  if (!isRecord(state)) return null;
  const at = state['createdAt'];
  return typeof at === 'number' ? at : null;
}
