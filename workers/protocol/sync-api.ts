import type { Outcome } from '@/domain/problem';
import type { CommandResults, CommandArgs, CommandName, CommandTable } from '../sync/commands/commands';
import type { SyncSession } from './sync-session';

export type { CommandResults, CommandArgs, CommandName, CommandTable };

/** The message of the error with which `run` rejects if no session is attached. The command has then not begun. */
export const NOT_ATTACHED = 'no session is attached';

/** The interface of the sync worker. */
export interface SyncApi {
  /** Starts working for this session, or continues with a newer token of the same person. */
  attach(session: SyncSession): Promise<void>;
  /**
   * Stops all work and closes the databases. Resolves after the last write.
   * @param token if given, stops only the session with this token, so that a later sign-in is not affected
   */
  detach(token?: string): Promise<void>;
  /** Tells the worker whether the page is visible. Only the worker of a visible page replaces a leader. */
  setVisible(pageId: string, visible: boolean): Promise<void>;
  /**
   * Runs a command for the person of this cache. Rejects when the worker now works for another person or for nobody
   * (`NOT_ATTACHED`).
   * @param cacheName the cache of the page's session
   */
  run<N extends CommandName>(cacheName: string, name: N, args: CommandArgs[N]): Promise<Outcome<CommandResults[N]>>;
  /** Returns the name of a lock that the worker holds as long as it lives. Does not wait for other work. */
  life(): Promise<string>;
}
