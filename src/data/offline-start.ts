import type { FilesProblem } from '@/lib/service-worker-messages';

/** Why the console is not stored on this device. */
export type OfflineProblem =
  /** The browser has no service workers: an old one, some private windows, plain http. */
  | 'unsupported'
  /** The browser's settings forbid it. */
  | 'forbidden'
  | FilesProblem;

/** Whether the console can start on this device without a connection. */
export interface OfflineStart {
  /** Whether a service worker has what a start needs. */
  canStart: boolean;
  /** The files of the console on this device; `total` is null until it is known. */
  stored: number;
  total: number | null;
  /** Why files are missing; null while they are being stored, and when they are. */
  problem: OfflineProblem | null;
}

let state: OfflineStart = { canStart: false, stored: 0, total: null, problem: null };

/** The current state. The service worker is registered a moment after the first screen. */
export function offlineStart(): OfflineStart {
  const isSupported = 'serviceWorker' in navigator && !import.meta.env.DEV;
  return isSupported ? state : { ...state, problem: 'unsupported' };
}

/** Changes what is known of the state. */
export function noteOfflineStart(change: Partial<OfflineStart>): void {
  state = { ...state, ...change };
}
