import type { ConsoleApi } from '@/api/console-api';
import type { Clock } from '@/lib/clock';
import type { CacheDatabase } from '@/database/cache-database';
import type { DraftsDatabase } from '@/database/drafts-database';
import type { SyncSession } from '@workers/protocol/sync-session';
import type { Watch } from '@workers/protocol/sync-status';
import type { CacheWriter } from '../store/cache-writer';
import type { Health } from './health';

/** The dependencies that all tasks of one leading engine share. */
export interface EngineContext {
  session: SyncSession;
  api: ConsoleApi;
  clock: Clock;
  cache: CacheDatabase;
  drafts: DraftsDatabase;
  /** Writes to the cache. Each write checks the term. */
  writer: CacheWriter;
  health: Health;
  /** Whether a tab is visible, and what the visible tabs show. This determines how often tasks run. */
  pace(): { visible: boolean; watching: Watch[] };
  /**
   * Resolves at once if the engine is awake. If it sleeps, waits until a tab becomes visible or wakes a task, or until
   * the signal aborts.
   */
  waitUntilAwake(signal: AbortSignal): Promise<void>;
  /** Reports how long the last `pollNewest` request took, milliseconds. */
  reportLatency(ms: number): void;
  reportRejected(rows: number): void;
  reportBackfill(progress: { seen: number; total: number | null; done: boolean }): void;
  /** Reports the end of a task's round. The next round begins after `pauseMs` milliseconds at the latest. */
  reportTask(name: string, succeeded: boolean, pauseMs: number): void;
  /** Reports for how long no draft is sent because the server asked to wait, milliseconds; 0 if it did not. */
  reportSendingHeld(ms: number): void;
  onUnauthorized(): void;
  /** Reports an error that is not a failed call: a failed write, or a bug. */
  onFatal(where: string, error: unknown): void;
  /** Notifies every tab that the server has saved a draft, with the code of its instance. */
  announceSent(draftId: string, code: string): void;
  /** Makes another task run now. */
  wake(task: 'head' | 'fill' | 'active' | 'watch' | 'reconcile' | 'sender'): void;
}

/** The factor for the pauses of tasks while all tabs are hidden. */
const HIDDEN_FACTOR = 6;

/** The current factor for the pauses of tasks: 1 while a tab is visible. */
export const paceFactor = (context: EngineContext): number => (context.pace().visible ? 1 : HIDDEN_FACTOR);

/** The number of rows on each page of a list that is read to its end. */
export const SCAN_PAGE_ROWS = 100;
