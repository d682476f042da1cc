import type { ApiProblem } from '@/domain/problem';

/** The progress of the backfill. `total` is null when the server does not count. */
export interface BackfillProgress {
  seen: number;
  total: number | null;
  done: boolean;
}

/** Identifies a sync task, in the engine, in messages and in the diagnostics. */
export type TaskCode = 'head' | 'fill' | 'active' | 'watch' | 'reconcile' | 'details' | 'sender';

/** The state of one sync task. Times are milliseconds of the device's clock. */
export interface TaskReport {
  /** The `TaskCode`. Not typed so, because the engine of another build may have other tasks. */
  name: string;
  endedAt: number;
  /** Null before the first success. */
  succeededAt: number | null;
  /** When the task runs next, if nothing wakes it before. */
  nextAt: number;
}

/** The heartbeat, which the leading engine sends to every tab at least every 3 s. */
export interface SyncStatus {
  /** The cache that the engine writes. A tab of another build may use another cache. */
  cacheName: string;
  /** `CACHE_SCHEMA` of the engine's build. A build with a newer schema replaces the engine. */
  schema: number;
  /** The number of this engine's leadership. The engine with the highest term leads. */
  term: number;
  /** `starting` until the first response. */
  phase: 'starting' | 'live' | 'failing';
  /** Device clock, milliseconds; null before the first valid response. */
  lastSuccessAt: number | null;
  /** The duration of the last request of `pollNewest`, milliseconds; null before the first. */
  latencyMs: number | null;
  /** Null while the connection works. */
  failure: ApiProblem['kind'] | null;
  fill: BackfillProgress;
  /** The number of malformed rows that were skipped since the engine started. */
  rejectedRows: number;
  tasks: TaskReport[];
  /** The time until which no draft is sent, because the server asked to wait: milliseconds, device clock; else null. */
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
  /** The offset has changed: the server's clock minus the device's, milliseconds. */
  | { kind: 'clock'; offsetMs: number }
  /** A worker's storage failed again after it had reopened its databases; the worker has stopped. */
  | { kind: 'storage-failed'; cacheName: string }
  | { kind: 'draft-sent'; draftId: string; code: string };

/**
 * The name of the lock and of the BroadcastChannel of one person on one backend. Builds with different cache schemas
 * share both, so they never poll or send twice.
 * @param draftsName the name of the person's drafts database, which is the same for every cache schema
 */
export function syncName(draftsName: string): string {
  return `sync:${draftsName}`;
}

/** The name of the shared lock that a worker holds while it uses a cache, so that no other worker deletes the cache. */
export function cacheInUseName(cacheName: string): string {
  return `in-use:${cacheName}`;
}

export const HEARTBEAT_MS = 3_000;
/** After this time without a heartbeat, the worker of a visible tab may replace the leader. */
export const LEADER_SILENT_MS = 9_000;
/** A tab that sends nothing for this long is gone. */
export const PRESENCE_MS = 6_000;
