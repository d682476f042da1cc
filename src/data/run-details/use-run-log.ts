import { useCallback, useEffect, useRef, useState } from 'react';
import { forgetNoLog, hasNoLog, rememberNoLog } from '@/database/absent-logs';
import type { CacheDatabase } from '@/database/cache-database';
import type { ExecutionRow } from '@/domain/execution';
import { isPending } from '@/domain/execution-status';
import { saysNoLog, type ApiProblem } from '@/domain/problem';
import { isUpToDate, runState, type LogState } from '@/domain/kept-run';
import { commands } from '../commands';
import { databases } from '../sync/databases';
import { useOnline } from '../sync/use-sync';
import { useCacheQuery } from '../queries/use-cache-query';
import { withoutTerminalCodes } from '@/lib/text/terminal-codes';
import { keptLogFile } from './kept-log';

/** The interval at which the log of a running execution is read again. */
const READ_INTERVAL_MS = 4_000;
/** Each megabyte of the log adds this time to the interval, because the server sends the whole log each time. */
const MORE_PER_MEGABYTE_MS = 4_000;
/** The interval while the execution has no log yet. */
const NO_LOG_INTERVAL_MS = 15_000;

/**
 * The state of a log:
 * - `loading`: the log is being read.
 * - `ready`: the text is available.
 * - `none`: the run has no log.
 * - `failed`: the request failed.
 *
 * The other states occur only without a connection, if the log is not stored on this device:
 * - `too-large`: the log is too large to be stored.
 * - `not-kept`: this device does not store the log of this run.
 * - `offline`: the log of this failed run has not been read yet.
 */
type RunLogState = 'loading' | 'ready' | 'none' | 'failed' | 'too-large' | 'not-kept' | 'offline';

/** The log of a run, from this device or from the server. */
export interface RunLog {
  state: RunLogState;
  /** Only when `ready`. Terminal colours are removed; a downloaded file keeps them. */
  text?: string;
  /** Only when `failed`. */
  problem?: ApiProblem;
  /** False if the state of the run has changed since the log was read: the log may have begun or grown. */
  isCurrent: boolean;
  /** True while the log is being read from the server. */
  isReading: boolean;
  /** Reads the log from the server, even if it was read before. The shown log stays until the response arrives. */
  readAgain: () => void;
}

type LogResult = Omit<RunLog, 'isCurrent' | 'isReading' | 'readAgain'>;

/**
 * What this device has stored about a log: the text, or a state that says why the text is not stored (null if unknown).
 * `isCurrent`: the run has not changed since the log was read.
 */
type StoredLog = { text: string; isCurrent: boolean } | { state: LogState | null; isCurrent: boolean };

/**
 * The log of a run. A log stored on this device needs no connection; any other log is read from the server and not
 * stored.
 * @param run must stay the same run: give the component the run's id as its `key`
 */
export function useRunLog(run: ExecutionRow): RunLog {
  const { id, status, finishedAt } = run;
  const online = useOnline();
  const stored = useCacheQuery((cache) => readStored(cache, run), [id, status, run.finishedAt, run.warningCount]);
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ attempt: number; of: string; log: LogResult } | null>(null);
  const [isReading, setIsReading] = useState(false);
  const loadedState = useRef<string | null>(null);
  const isWanted = stored !== undefined && (attempt > 0 || !isEnough(stored));
  // Repeats the request when the run has changed. Also repeats a failed request when the connection returns.
  useEffect(() => {
    const wantedState = `${attempt} ${runState({ status, finishedAt })}`;
    if (!online || !isWanted || loadedState.current === wantedState) return undefined;
    let isCurrent = true;
    setIsReading(true);
    const request = async (): Promise<void> => {
      const log = await download({ id, status, finishedAt });
      if (!isCurrent) return;
      setIsReading(false);
      if (!hasFailed(log)) loadedState.current = wantedState;
      setLoaded({ attempt, of: runState({ status, finishedAt }), log });
    };
    void request();
    return () => {
      isCurrent = false;
      setIsReading(false);
    };
  }, [id, status, finishedAt, online, isWanted, attempt]);
  const readAgain = useCallback(() => setAttempt((count) => count + 1), []);
  const isShown = loaded !== null && (!hasFailed(loaded.log) || (online && loaded.attempt === attempt));
  const isCurrent = isShown ? loaded.of === runState(run) : stored?.isCurrent === true;
  return { ...(isShown ? loaded.log : storedLog(stored, online, status)), isCurrent, isReading, readAgain };
}

/**
 * The log of an execution, read at intervals while the execution is running and the page is visible, and once more when
 * the execution has ended. An interval begins when the log has been read.
 */
export function useLiveLog(row: ExecutionRow): RunLog {
  const run = useRunLog(row);
  const online = useOnline();
  const { readAgain, isReading, text, state } = run;
  const isGrowing = isPending(row.status);
  const intervalMs =
    state === 'none'
      ? NO_LOG_INTERVAL_MS
      : Math.round(READ_INTERVAL_MS + ((text?.length ?? 0) / 1e6) * MORE_PER_MEGABYTE_MS);
  useEffect(() => {
    if (!isGrowing || !online || isReading) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') readAgain();
    }, intervalMs);
    return () => clearInterval(timer);
  }, [isGrowing, online, isReading, intervalMs, readAgain]);
  return run;
}

/**
 * Reads the text of a log once, from this device or else from the server; null if there is no log or it cannot be read.
 */
export async function readRunLog(cache: CacheDatabase, run: ExecutionRow, online: boolean): Promise<string | null> {
  const stored = await readStored(cache, run);
  if ('text' in stored && (stored.isCurrent || !online)) return stored.text;
  if (!online || isEnough(stored)) return null;
  return (await download(run)).text ?? null;
}

const hasFailed = ({ state }: LogResult): boolean => state === 'failed';

/** Whether the stored log or its state makes a request unnecessary. */
function isEnough(stored: StoredLog): boolean {
  return stored.isCurrent && ('text' in stored || stored.state === 'none');
}

/** The log to show until the log has been read from the server. */
function storedLog(stored: StoredLog | undefined, online: boolean, status: string): LogResult {
  if (stored === undefined) return { state: 'loading' };
  if ('text' in stored)
    return online && !stored.isCurrent ? { state: 'loading' } : { state: 'ready', text: stored.text };
  if (stored.isCurrent && stored.state === 'none') return { state: 'none' };
  if (online) return { state: 'loading' };
  if (stored.state === 'too-large') return { state: 'too-large' };
  return { state: status === 'error' && stored.state === null ? 'offline' : 'not-kept' };
}

async function readStored(cache: CacheDatabase, run: ExecutionRow): Promise<StoredLog> {
  const [kept, file] = await Promise.all([cache.keptRuns.get(run.id), keptLogFile(cache, run.id)]);
  const isCurrent = kept !== undefined && isUpToDate(kept, run) && kept.log !== null;
  if (file !== null) return { text: withoutTerminalCodes(await file.text()), isCurrent };
  if (hasNoLog(cache, run)) return { state: 'none', isCurrent: true };
  // A log that is marked as kept, but is missing or damaged, is read from the server.
  return kept?.log === 'kept' ? { state: null, isCurrent: false } : { state: kept?.log ?? null, isCurrent };
}

async function download(run: Pick<ExecutionRow, 'id' | 'status' | 'finishedAt'>): Promise<LogResult> {
  const outcome = await commands.downloadLog({ id: run.id });
  if (outcome.ok) {
    forgetNoLog(databases().cache, run.id);
    return { state: 'ready', text: withoutTerminalCodes(await outcome.value.text()) };
  }
  if (!saysNoLog(outcome.problem)) return { state: 'failed', problem: outcome.problem };
  rememberNoLog(databases().cache, run);
  return { state: 'none' };
}
