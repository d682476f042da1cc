import { isRecord } from '@/lib/json';

/** The router state that the create form passes to the edit form of the new instance. */
export interface CreationState {
  /** The time of the creation, milliseconds since 1970 (device clock). */
  createdAt: number;
  /** The id of the draft that was sent. */
  draftId: string;
}

/** Reads the router state; null if the create form has not passed one. */
export function readCreation(state: unknown): CreationState | null {
  if (!isRecord(state)) return null;
  const { createdAt, draftId } = state;
  return typeof createdAt === 'number' && typeof draftId === 'string' ? { createdAt, draftId } : null;
}
