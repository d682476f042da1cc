import type { ConsoleApi } from '@/api/console-api';
import type { Clock } from '@/lib/clock';
import type { CacheDatabase } from '@/database/cache-database';
import type { DraftsDatabase } from '@/database/drafts-database';
import { serverNow } from '@/domain/session-token';
import { DAY_MS } from '@/lib/durations';
import type { SyncSession } from '@workers/protocol/sync-session';
import type { TaskCode, Watch } from '@workers/protocol/sync-status';
import type { CacheWriter } from '../store/cache-writer';
import type { BackendHealth } from './backend-health';

/** The dependencies that all tasks of one leading engine share. */
export interface EngineContext {
  session: SyncSession;
  api: ConsoleApi;
  clock: Clock;
  cache: CacheDatabase;
  drafts: DraftsDatabase;
  /** Writes to the cache. Each of its writes checks that this engine still leads. */
  writer: CacheWriter;
  health: BackendHealth;
  /** Returns whether a tab is visible, and what the visible tabs show. Tasks run more often for visible tabs. */
  tabs(): { visible: boolean; watching: Watch[] };
  /**
   * Resolves at once if the engine is awake. If it sleeps, waits until a tab becomes visible or wakes a task, or until
   * the signal aborts.
   */
  waitUntilAwake(signal: AbortSignal): Promise<void>;
  /** Reports how long the last `pollNewest` request took, milliseconds. */
  reportLatency(ms: number): void;
  /** Reports how many rows of a response were skipped because this build cannot read them. */
  reportUnreadableRows(count: number): void;
  reportBackfill(progress: { seen: number; total: number | null; done: boolean }): void;
  /** Reports the end of a task's round. The next round begins after `pauseMs` milliseconds at the latest. */
  reportTask(code: TaskCode, succeeded: boolean, pauseMs: number): void;
  /**
   * Reports the rest of the time for which the server has asked us to send no drafts (`Retry-After`), milliseconds; 0
   * if there is no such pause.
   */
  reportSendingHeld(ms: number): void;
  /** Ends the tasks, because the server refused the token (401). */
  onUnauthorized(): void;
  /** Reports an error that is not a failed request: the database refused a write, another engine leads, or a bug. */
  onError(where: string, error: unknown): void;
  /** Tells every tab that the server has saved a draft. `code` is the code of its instance. */
  announceSent(draftId: string, code: string): void;
  /** Makes another task run now. */
  wake(task: TaskCode): void;
}

/** While all tabs are hidden, the pauses of tasks are this many times longer. */
const HIDDEN_FACTOR = 6;

/** The factor by which tasks multiply their pauses: 1 while a tab is visible, else `HIDDEN_FACTOR`. */
export const pauseFactor = (context: EngineContext): number => (context.tabs().visible ? 1 : HIDDEN_FACTOR);

/** The time before which an execution is older than `windowDays`: milliseconds since 1970, server clock. */
export const windowStart = ({ clock, session }: Pick<EngineContext, 'clock' | 'session'>): number =>
  serverNow(session, clock.now()) - session.windowDays * DAY_MS;

/** The number of rows requested per page when a whole list is read. */
export const SCAN_PAGE_ROWS = 100;
