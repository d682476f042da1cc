import type { ConsoleApi } from '@/lib/api/console-api';
import type { Clock } from '@/lib/clock';
import type { CacheDatabase } from '@/lib/database/cache-database';
import type { DraftsDatabase } from '@/lib/database/drafts-database';
import type { SyncSession } from '@workers/protocol/sync-api';
import type { Watch } from '@workers/protocol/sync-status';
import type { CacheWriter } from '../store/cache-writer';
import type { Health } from './health';

/** Everything the tasks of one leading engine share. */
export interface EngineContext {
  session: SyncSession;
  api: ConsoleApi;
  clock: Clock;
  cache: CacheDatabase;
  drafts: DraftsDatabase;
  /** Every write of the engine goes through here: it carries the term. */
  writer: CacheWriter;
  health: Health;
  /** Pace by what the tabs say of themselves. */
  pace(): { visible: boolean; watching: Watch[] };
  /** Resolves at once, or, when nobody has looked for long, as soon as somebody does or the signal aborts. */
  awake(signal: AbortSignal): Promise<void>;
  /** Milliseconds the newest head poll took. */
  reportLatency(ms: number): void;
  reportRejected(rows: number): void;
  reportBackfill(progress: { seen: number; total: number | null; done: boolean }): void;
  /** A round of a task has ended; the next begins after `pauseMs` at the latest. */
  reportTask(name: string, succeeded: boolean, pauseMs: number): void;
  onUnauthorized(): void;
  /** Anything but a failed call: a failed write, a programming error. */
  onFatal(where: string, error: unknown): void;
  /** Tells every tab that a draft has arrived, and the code of its instance. */
  announceSent(draftId: string, code: string): void;
  /** Asks another task to run now. */
  wake(task: 'head' | 'fill' | 'active' | 'watch' | 'reconcile' | 'sender'): void;
}
