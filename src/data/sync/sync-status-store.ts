import { staleSince } from '@/domain/data-age';
import type { BackfillProgress, SyncStatus } from '@workers/protocol/sync-status';
import { LEADER_SILENT_MS } from '@workers/protocol/sync-status';

/**
 * The state of the connection: 'Connecting…', 'Live', 'Slow' or 'Offline' on the screen. `connecting` until the server
 * has answered for the first time, or could not be reached.
 */
export interface ConnectionState {
  state: 'connecting' | 'live' | 'slow' | 'lost';
  /** The connection is lost because the server answers with errors, not because it does not answer. */
  serverFails: boolean;
  /** Device clock, milliseconds; set only while data is older than 15 s. */
  asOf: number | null;
  fill: BackfillProgress;
  rejectedRows: number;
}

const SLOW_MS = 2_000;
/** How long answer times are kept, ms. */
const ANSWERS_KEPT_MS = 60_000;
const CHECK_MS = 1_000;

const listeners = new Set<() => void>();
const START: ConnectionState = {
  state: 'connecting',
  serverFails: false,
  asOf: null,
  fill: { seen: 0, total: null, done: true },
  rejectedRows: 0,
};
let snapshot = START;
let status: SyncStatus | null = null;
/** By the monotonic clock. */
let receivedAt = -Infinity;
let lastSuccessAt: number | null = null;
let answers: Answer[] = [];
let answered: () => void;
const firstAnswer = new Promise<void>((resolve) => (answered = resolve));

/** Handles a status message of the leader. Notifies listeners only when a screen changes, so an unchanged poll renders nothing. */
export function receiveStatus(next: SyncStatus): void {
  // Terms start again with a new cache: a leader that has fallen silent no longer counts.
  if (status !== null && next.term < status.term && !isSilent()) return;
  status = next;
  receivedAt = performance.now();
  lastSuccessAt = next.lastSuccessAt ?? lastSuccessAt;
  keepAnswer(next);
  if (next.phase !== 'starting') answered();
  update();
}

/** A poll for the newest executions was answered `at` (milliseconds, device clock), after `ms` milliseconds. */
export interface Answer {
  at: number;
  ms: number;
}

function keepAnswer({ tasks, latencyMs: ms }: SyncStatus): void {
  const at = tasks.find(({ name }) => name === 'head')?.succeededAt ?? null;
  if (at === null || ms === null || at === answers.at(-1)?.at) return;
  answers = [...answers.filter((answer) => at - answer.at < ANSWERS_KEPT_MS), { at, ms }];
}

/** The answers of the last minute that this page knows of, oldest first. */
export function lastAnswers(): readonly Answer[] {
  return answers;
}

/** Resolves when a leader first reports that the server has answered, or could not be reached. */
export function serverAnswered(): Promise<void> {
  return firstAnswer;
}

/** Sets the last success from storage, before a leader has reported one. */
export function rememberSuccess(at: number | null): void {
  // The device's clock may have been ahead when it was written.
  lastSuccessAt = at === null ? null : Math.min(at, Date.now());
  receivedAt = performance.now();
  update();
}

/** The last status message of the leader, for diagnostics; null before the first one. */
export function leaderStatus(): SyncStatus | null {
  return status;
}

export function lastSuccess(): number | null {
  return lastSuccessAt;
}

export function resetStatus(): void {
  status = null;
  lastSuccessAt = null;
  answers = [];
  snapshot = START;
  notify();
}

function update(): void {
  const now = Date.now();
  const asOf = staleSince(lastSuccessAt, now);
  const state = judge(asOf !== null);
  const next: ConnectionState = {
    state,
    serverFails: state === 'lost' && status?.phase === 'failing' && status.failure === 'http',
    asOf,
    fill: status?.fill ?? START.fill,
    rejectedRows: status?.rejectedRows ?? 0,
  };
  if (JSON.stringify(next) === JSON.stringify(snapshot)) return;
  snapshot = next;
  notify();
}

function judge(stale: boolean): ConnectionState['state'] {
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

export function subscribeConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Updates the indicator as the data ages, without any message. */
export function watchAge(): () => void {
  const timer = setInterval(update, CHECK_MS);
  return () => clearInterval(timer);
}

function notify(): void {
  for (const listener of listeners) listener();
}
