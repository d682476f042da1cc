import type { FilesProblem } from '@/lib/service-worker-messages';

/** Why this device has not stored all files of the console. */
export type OfflineProblem =
  /** There are no service workers: in an old browser, in some private windows, and with plain http. */
  | 'unsupported'
  /** The browser's settings forbid service workers. */
  | 'forbidden'
  | FilesProblem;

/** Whether the console can start on this device without a connection. */
export interface OfflineStart {
  /** Whether a service worker has all files that a start needs. */
  canStart: boolean;
  /** The number of the console's files on this device. */
  stored: number;
  /** The number of all files of the console; null until it is known. */
  total: number | null;
  /** Why files are missing; null while files are being stored, and when all are stored. */
  problem: OfflineProblem | null;
}

let state: OfflineStart = { canStart: false, stored: 0, total: null, problem: null };

/** Returns the current state, which is known a moment after the first screen, when the service worker is registered. */
export function offlineStart(): OfflineStart {
  const isSupported = 'serviceWorker' in navigator && !import.meta.env.DEV;
  return isSupported ? state : { ...state, problem: 'unsupported' };
}

/** Updates parts of the state. */
export function noteOfflineStart(change: Partial<OfflineStart>): void {
  state = { ...state, ...change };
}
