import { isPending } from '@/domain/execution-status';
import type { Arrival } from '@/api/settle-write';

/** What the status of an execution shows about a request to stop it. */
interface StopArrival {
  arrival: Arrival;
  /** True if the execution ended by itself, before it could be stopped. */
  ended: boolean;
}

/**
 * Judges by the status of an execution whether a request to stop it has arrived.
 * @param status the status after the request; null if it is unknown
 */
export function stopArrival(status: string | null): StopArrival {
  if (status === null) return { arrival: 'unknown', ended: false };
  if (status === 'mustStop' || status === 'stopped') return { arrival: 'arrived', ended: false };
  // An execution that has ended needs no stop, so the request counts as arrived.
  return isPending(status) ? { arrival: 'not-arrived', ended: false } : { arrival: 'arrived', ended: true };
}
