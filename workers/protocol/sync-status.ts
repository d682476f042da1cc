import type { ApiProblem } from '@/domain/problem';

/** How far the first walk over the executions has come; null totals are unknown. */
export interface BackfillProgress {
  seen: number;
  total: number | null;
  done: boolean;
}

/** How one task of the engine is doing; times by the device's clock, milliseconds. */
export interface TaskReport {
  name: string;
  endedAt: number;
  /** Null before the first success. */
  succeededAt: number | null;
  /** When it runs again at the latest. */
  nextAt: number;
}

/** What the leading engine tells every tab, at least every 3 s: the heartbeat. */
export interface SyncStatus {
  /** The cache that the engine fills: tabs of another build have another one. */
  cacheName: string;
  /** `CACHE_SCHEMA` of its build; a build with a newer one replaces it. */
  schema: number;
  /** Number of the leadership; a higher one replaces a lower one. */
  term: number;
  /** `starting` until the first answer. */
  phase: 'starting' | 'live' | 'failing';
  /** Device clock, milliseconds; null before the first valid answer. */
  lastSuccessAt: number | null;
  /** Milliseconds the last head poll took. */
  latencyMs: number | null;
  failure: ApiProblem['kind'] | null;
  fill: BackfillProgress;
  /** Rows that did not parse and were skipped since the engine started. */
  rejectedRows: number;
  tasks: TaskReport[];
}

/** Something on a screen that is read more often while it is shown. */
export type Watch = { kind: 'execution'; id: number } | { kind: 'instance'; code: string };

/** Tasks that a page may ask to run now. */
export type WakeTarget = 'head' | 'sender' | 'reconcile' | 'watch';

/** Messages between the tabs and the leading engine of one person. */
export type SyncMessage =
  | { kind: 'hello' }
  | { kind: 'status'; status: SyncStatus }
  | { kind: 'presence'; tabId: string; visible: boolean; watching: Watch[]; gone: boolean }
  | { kind: 'wake'; target: WakeTarget }
  | { kind: 'unauthorized'; token: string }
  /** The server's clock minus the device's, milliseconds: it has become another one. */
  | { kind: 'clock'; offsetMs: number }
  /** A worker could not go on after it had opened its databases anew, and has ended. */
  | { kind: 'storage-failed'; cacheName: string }
  | { kind: 'draft-sent'; draftId: string; code: string };

/**
 * Name of the lock and of the BroadcastChannel of one person on one backend: builds of different cache schemas share them,
 * so that they never poll or send twice.
 * @param draftsName the name of the person's drafts, which no schema changes
 */
export function syncName(draftsName: string): string {
  return `sync:${draftsName}`;
}

/** Name of the lock that every worker of a build holds, shared, while it works with a cache. */
export function cacheInUseName(cacheName: string): string {
  return `in-use:${cacheName}`;
}

export const HEARTBEAT_MS = 3_000;
/** A leader not heard of for this long may be replaced by a visible tab. */
export const LEADER_SILENT_MS = 9_000;
/** A tab not heard of for this long is gone. */
export const PRESENCE_MS = 6_000;
