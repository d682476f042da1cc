import { CACHE_SCHEMA } from '@/database/cache-schema';
import type { Dexie } from 'dexie';
import type { SyncStatus } from '@workers/protocol/sync-status';
import { appConfig } from './config';
import { offlineStart, type OfflineStart } from './offline-start';
import { currentDatabases } from './sync/databases';
import { connectionState, lastSuccess, leaderStatus, type ConnectionState } from './sync/sync-status-store';

/** How many rows a table has, and roughly how many bytes they would take as JSON. */
export interface TableSize {
  database: 'cache' | 'drafts';
  table: string;
  rows: number;
  bytes: number;
}

/** The status of the leading engine. */
type Leader = Omit<SyncStatus, 'cacheName'>;
/** The state of a task of the leading engine. */
export type Task = Leader['tasks'][number];

/** The state of the console on this device, without secrets, tokens or personal data. */
export interface Diagnostics {
  /** ISO 8601, UTC. */
  at: string;
  build: string;
  cacheSchema: number;
  draftsSchema: number | null;
  backendUrl: string;
  connection: ConnectionState['state'];
  /** When the server last answered this engine or an earlier engine; milliseconds since the epoch. */
  lastSuccessAt: number | null;
  leader: Leader | null;
  offlineStart: OfflineStart;
  tables: TableSize[];
  /** Bytes; null when the browser does not report them. */
  storage: { persisted: boolean | null; used: number | null; quota: number | null };
  /** Milliseconds since the epoch; null if there is no draft. */
  oldestDraftAt: number | null;
  browser: string;
}

/** How many rows of each table are measured; the size of the other rows is estimated. */
const SAMPLE_ROWS = 100;

/** Reads the current state. Rejects when the databases cannot be read. */
export async function readDiagnostics(build: string): Promise<Diagnostics> {
  const open = currentDatabases();
  const status = leaderStatus();
  const drafts = await open?.drafts.drafts.toArray();
  return {
    at: new Date().toISOString(),
    build,
    cacheSchema: CACHE_SCHEMA,
    draftsSchema: open?.drafts.verno ?? null,
    backendUrl: appConfig().backendUrl,
    connection: connectionState().state,
    lastSuccessAt: lastSuccess(),
    leader: status === null ? null : withoutName(status),
    offlineStart: offlineStart(),
    tables: open === null ? [] : [...(await sizes('cache', open.cache)), ...(await sizes('drafts', open.drafts))],
    storage: await readStorage(),
    oldestDraftAt: drafts === undefined || drafts.length === 0 ? null : Math.min(...drafts.map((row) => row.createdAt)),
    browser: navigator.userAgent,
  };
}

/** Removes the name of the cache from the status, because the name identifies the person. */
function withoutName({
  term,
  schema,
  phase,
  lastSuccessAt,
  latencyMs,
  failure,
  fill,
  rejectedRows,
  tasks,
  sendingHeldUntil,
}: SyncStatus): Leader {
  return { term, schema, phase, lastSuccessAt, latencyMs, failure, fill, rejectedRows, tasks, sendingHeldUntil };
}

async function sizes(name: TableSize['database'], database: Dexie): Promise<TableSize[]> {
  const found: TableSize[] = [];
  for (const table of database.tables) {
    const rows = await table.count();
    const sample: unknown[] = await table.limit(SAMPLE_ROWS).toArray();
    const measured = sample.reduce<number>((sum, row) => sum + sizeOf(row), 0);
    const bytes = sample.length === 0 ? 0 : Math.round((measured / sample.length) * rows);
    found.push({ database: name, table: table.name, rows, bytes });
  }
  return found;
}

/** The length of a row as JSON, plus the length of its binary values. */
function sizeOf(row: unknown): number {
  let bytes = 0;
  const text = JSON.stringify(row, (_key, value: unknown) => {
    if (!(value instanceof Uint8Array)) return value;
    bytes += value.length;
    return undefined;
  });
  return text.length + bytes;
}

async function readStorage(): Promise<Diagnostics['storage']> {
  const { storage } = navigator as { storage?: StorageManager };
  const [persisted, estimate] = await Promise.all([
    storage?.persisted?.().catch(() => null),
    storage?.estimate?.().catch(() => null),
  ]);
  return { persisted: persisted ?? null, used: estimate?.usage ?? null, quota: estimate?.quota ?? null };
}
