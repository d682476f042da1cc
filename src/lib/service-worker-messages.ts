import type { NotificationTarget } from './notification-target';

/** Messages from the page to the service worker. */
export type PageMessage =
  /** Activates the waiting service worker, because the user has accepted the update. */
  | { type: 'SKIP_WAITING' }
  /** Asks whether the server's headers have changed since this page was served. The response is `ShellStatus`. */
  | { type: 'SHELL_STATUS' }
  /**
   * Stores the files that are still missing. The service worker first takes control of pages that it does not control
   * yet. It reports the progress to every page (`FILES`).
   */
  | { type: 'STORE_FILES' };

/** Response to SHELL_STATUS. */
export interface ShellStatus {
  readonly outdated: boolean;
}

/** The tag of the Background Sync that a page requests while a draft is waiting. */
export const WAKE_TAG = 'drafts-wait';

/** Why files of the console are missing: they could not be loaded, or the device has no space for them. */
export type FilesProblem = 'network' | 'storage';

/** How many files of the console this device has. */
export interface FilesProgress {
  readonly type: 'FILES';
  readonly stored: number;
  readonly total: number;
  /** Whether the service worker has stopped storing files: every file is stored, or there is a problem. */
  readonly done: boolean;
  /** Why files are still missing; null while files are being stored. */
  readonly problem: FilesProblem | null;
}

/** Messages from the service worker: `OPEN` to one page, the others to every open page. */
export type WorkerMessage =
  /**
   * The browser has a connection again. The page then sends the waiting drafts, because the service worker has no
   * token.
   */
  | { type: 'WAKE' }
  | FilesProgress
  /** Sent to one page after a press on a notification of this worker. The page answers through the port. */
  | ({ type: 'OPEN' } & NotificationTarget);
