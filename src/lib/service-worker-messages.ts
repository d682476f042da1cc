/** What the page says to the service worker. */
export type PageMessage =
  /** The person chose the update: the waiting worker takes over. */
  | { type: 'SKIP_WAITING' }
  /** Was the shell served with other headers than the server sends by now? Answered with `ShellStatus`. */
  | { type: 'SHELL_STATUS' }
  /** The rows of this cache may be shown until then (ms, device clock); null when nobody is signed in. */
  | { type: 'PERSON'; cacheName: string | null; until: number };

/** Answer to SHELL_STATUS. */
export interface ShellStatus {
  readonly outdated: boolean;
}

/** Tag of the Background Sync that a page asks for while a draft waits. */
export const WAKE_TAG = 'drafts-wait';

/** What the service worker says to every open page. */
export type WorkerMessage =
  /** The browser has a connection (again): time to send what waits. The page sends; this worker knows no token. */
  { type: 'WAKE' };
