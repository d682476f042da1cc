/** Messages from the page to the service worker. */
export type PageMessage =
  /** The user accepted the update: activates the waiting worker. */
  | { type: 'SKIP_WAITING' }
  /** Asks whether the server's headers have changed since the shell was served. The response is `ShellStatus`. */
  | { type: 'SHELL_STATUS' }
  /** The rows of this cache may be shown until this time (ms, device clock); null if no user is signed in. */
  | { type: 'PERSON'; cacheName: string | null; until: number };

/** Response to SHELL_STATUS. */
export interface ShellStatus {
  readonly outdated: boolean;
}

/** Tag of the Background Sync that a page requests while a draft is waiting. */
export const WAKE_TAG = 'drafts-wait';

/** Messages from the service worker to every open page. */
export type WorkerMessage =
  /** The browser has a connection again. The page sends the waiting drafts, because this worker has no token. */
  { type: 'WAKE' };
