import type { ApiProblem } from '@/domain/problem';

/** The progress of the backfill. */
export interface BackfillProgress {
  /** The number of executions read so far. */
  seen: number;
  /** The number of executions on the server; null if the server does not count them. */
  total: number | null;
  done: boolean;
}

/** Identifies a sync task, in the engine, in messages and in the diagnostics. */
export type TaskCode = 'head' | 'fill' | 'active' | 'watch' | 'reconcile' | 'details' | 'sender';

/** What a task did last, and when it runs next. Times are milliseconds of the device's clock. */
export interface TaskReport {
  /** The `TaskCode`, or the code of a task that only the build of the leader has. */
  name: string;
  /** When the last round ended. */
  endedAt: number;
  /** When a round last succeeded; null before the first success. */
  succeededAt: number | null;
  /** When the next round begins, if nothing wakes the task earlier. */
  nextAt: number;
}

/** The heartbeat, which the leading engine sends to every tab at least every 3 s. */
export interface SyncStatus {
  /** The cache that the engine writes. A tab of another build may use another cache. */
  cacheName: string;
  /** The `CACHE_SCHEMA` of the leader's build. An engine with a newer schema replaces the leader. */
  schema: number;
  /** The number of this leadership. The engine with the highest term leads. */
  term: number;
  /** `starting` until the first response. */
  phase: 'starting' | 'live' | 'failing';
  /** When the server last answered a poll: milliseconds, device clock; null before the first valid response. */
  lastSuccessAt: number | null;
  /** The duration of the last request of `pollNewest`, milliseconds; null before the first request. */
  latencyMs: number | null;
  /** Why the connection fails; null while it works. */
  failure: ApiProblem['kind'] | null;
  fill: BackfillProgress;
  /** The number of rows that the leader has skipped because it cannot read them. */
  rejectedRows: number;
  tasks: TaskReport[];
  /**
   * The time until which the server has asked us to send no drafts: milliseconds, device clock. Null if there is no
   * such pause.
   */
  sendingHeldUntil: number | null;
}

/** An item that is polled more often while a screen shows it. */
export type Watch = { kind: 'execution'; id: number } | { kind: 'instance'; code: string };

/**
 * What a page can wake: one task, or `all` for the user's "Try now". `all` makes every task run, even before the end of
 * a `Retry-After`.
 */
export type WakeTarget = Exclude<TaskCode, 'fill' | 'active' | 'details'> | 'all';

/** Messages between the tabs and the leading engine of one person. */
export type SyncMessage =
  | { kind: 'hello' }
  | { kind: 'status'; status: SyncStatus }
  | { kind: 'presence'; tabId: string; visible: boolean; watching: Watch[]; gone: boolean }
  | { kind: 'wake'; target: WakeTarget }
  | { kind: 'unauthorized'; token: string }
  /** The clock offset has changed. `offsetMs` is the server's clock minus the device's clock, milliseconds. */
  | { kind: 'clock'; offsetMs: number }
  /** A worker's storage failed again after it had reopened its databases; the worker has stopped. */
  | { kind: 'storage-failed'; cacheName: string }
  | { kind: 'draft-sent'; draftId: string; code: string };

/**
 * The name of the lock and of the BroadcastChannel of one person on one backend. Builds with different cache schemas
 * share both, so that only one of them polls and sends.
 * @param draftsName the name of the person's drafts database, which is the same for every cache schema
 */
export function syncName(draftsName: string): string {
  return `sync:${draftsName}`;
}

/** The name of a shared lock. Every worker that uses the cache holds it, so that no other worker deletes the cache. */
export function cacheInUseName(cacheName: string): string {
  return `in-use:${cacheName}`;
}

/** The leader sends its status at this interval. */
export const HEARTBEAT_MS = 3_000;
/** After this time without a heartbeat, the worker of a visible tab may replace the leader. */
export const LEADER_SILENT_MS = 9_000;
/** A tab sends its presence at this interval. */
export const PRESENCE_MS = 5_000;
