import { staleSince } from '@/domain/data-age';
import { Listeners } from '@/lib/listeners';
import { MINUTE_MS } from '@/lib/durations';
import { type BackfillProgress, type SyncStatus, LEADER_SILENT_MS } from '@workers/protocol/sync-status';

/**
 * The state of the connection, shown as 'Connecting…', 'Live', 'Slow' or 'Offline'. It stays `connecting` until the
 * server has responded for the first time, or could not be reached.
 */
export interface ConnectionState {
  state: 'connecting' | 'live' | 'slow' | 'lost';
  /** True if the connection is lost because the server responds with errors; otherwise false. */
  serverFails: boolean;
  /** If the data is old, the time of the last successful poll (milliseconds, device clock); else null. */
  asOf: number | null;
  fill: BackfillProgress;
}

/** A connection with a longer response time is shown as 'Slow'. */
const SLOW_MS = 2_000;
/** Response times are kept for this time. */
const RESPONSE_TIMES_KEPT_MS = MINUTE_MS;
/** The interval at which the state is updated even if no message arrives. */
const CHECK_MS = 1_000;

const changes = new Listeners();
const START: ConnectionState = {
  state: 'connecting',
  serverFails: false,
  asOf: null,
  fill: { seen: 0, total: null, done: true },
};
let snapshot = START;
let status: SyncStatus | null = null;
/** When the last status arrived, or the last success was read from storage: a value of `performance.now()`. */
let receivedAt = -Infinity;
let lastSuccessAt: number | null = null;
let responseTimes: ResponseTime[] = [];
let resolveFirstResponse: () => void;
const firstResponse = new Promise<void>((resolve) => (resolveFirstResponse = resolve));

/** Handles a status message of the leader. Notifies the listeners only if the visible state has changed. */
export function receiveStatus(next: SyncStatus): void {
  // A lower term comes from a leader that was replaced, or from a new cache. So accept it only if the leader is silent.
  if (status !== null && next.term < status.term && !isSilent()) return;
  status = next;
  receivedAt = performance.now();
  lastSuccessAt = next.lastSuccessAt ?? lastSuccessAt;
  keepResponseTime(next);
  if (next.phase !== 'starting') resolveFirstResponse();
  update();
}

/** How long a poll of the newest executions took. */
export interface ResponseTime {
  /** When the response arrived; milliseconds, device clock. */
  at: number;
  /** The time from the request to the response. */
  ms: number;
}

function keepResponseTime({ tasks, latencyMs: ms }: SyncStatus): void {
  const at = tasks.find(({ name }) => name === 'head')?.succeededAt ?? null;
  if (at === null || ms === null || at === responseTimes.at(-1)?.at) return;
  responseTimes = [...responseTimes.filter((response) => at - response.at < RESPONSE_TIMES_KEPT_MS), { at, ms }];
}

/** The response times of the last minute that this page has received, oldest first. */
export function recentResponseTimes(): readonly ResponseTime[] {
  return responseTimes;
}

/** Resolves when a leader first reports that the server has responded, or could not be reached. */
export function serverResponded(): Promise<void> {
  return firstResponse;
}

/** Sets the time of the last success, as read from storage. Call it before a leader has reported a success. */
export function rememberSuccess(at: number | null): void {
  // The device's clock may have been fast when this time was stored.
  lastSuccessAt = at === null ? null : Math.min(at, Date.now());
  receivedAt = performance.now();
  update();
}

/** The last status of the leader; null until the first status has arrived. */
export function leaderStatus(): SyncStatus | null {
  return status;
}

/** When the server last answered a poll: milliseconds, device clock; null if unknown. */
export function lastSuccess(): number | null {
  return lastSuccessAt;
}

/** Forgets the status, for the next session. */
export function resetStatus(): void {
  status = null;
  lastSuccessAt = null;
  responseTimes = [];
  snapshot = START;
  changes.notify();
}

function update(): void {
  const now = Date.now();
  const asOf = staleSince(lastSuccessAt, now);
  const state = stateOf(asOf !== null);
  const next: ConnectionState = {
    state,
    serverFails: state === 'lost' && status?.phase === 'failing' && status.failure === 'http',
    asOf,
    fill: status?.fill ?? START.fill,
  };
  if (JSON.stringify(next) === JSON.stringify(snapshot)) return;
  snapshot = next;
  changes.notify();
}

function stateOf(stale: boolean): ConnectionState['state'] {
  if (status?.phase === 'failing') return 'lost';
  if (isSilent() && (stale || lastSuccessAt === null)) return 'lost';
  if (status === null || status.phase === 'starting') return 'connecting';
  if ((status.latencyMs ?? 0) > SLOW_MS || stale) return 'slow';
  return 'live';
}

function isSilent(): boolean {
  return performance.now() - receivedAt > LEADER_SILENT_MS;
}

export function connectionState(): ConnectionState {
  return snapshot;
}

/** Calls the listener when the state of the connection changes. */
export const subscribeConnection = changes.subscribe;

/** Updates the state while the data grows older, even without messages. Returns a function that stops the updates. */
export function watchAge(): () => void {
  const timer = setInterval(update, CHECK_MS);
  return () => clearInterval(timer);
}
