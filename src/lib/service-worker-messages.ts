/** What the page says to the service worker. */
export type PageMessage =
  /** The person chose the update: the waiting worker takes over. */
  | { type: 'SKIP_WAITING' }
  /** Was the shell served with other headers than the server sends by now? Answered with `ShellStatus`. */
  | { type: 'SHELL_STATUS' };

/** Answer to SHELL_STATUS. */
export interface ShellStatus {
  readonly outdated: boolean;
}
