import type { FilesProblem } from '@/lib/service-worker-messages';

/** Why files of the console are not stored on this device. */
export type OfflineProblem =
  /** The browser has no service workers: an old one, some private windows, plain http. */
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

/** The current state. It is unknown until the service worker is registered, a moment after the first screen. */
export function offlineStart(): OfflineStart {
  const isSupported = 'serviceWorker' in navigator && !import.meta.env.DEV;
  return isSupported ? state : { ...state, problem: 'unsupported' };
}

/** Updates parts of the state. */
export function noteOfflineStart(change: Partial<OfflineStart>): void {
  state = { ...state, ...change };
}
