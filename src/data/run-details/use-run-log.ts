import { useCallback, useEffect, useRef, useState } from 'react';
import type { CacheDatabase } from '@/database/cache-database';
import type { ExecutionRow } from '@/domain/execution';
import { isPending } from '@/domain/execution-status';
import type { ApiProblem } from '@/domain/problem';
import { isUpToDate, type LogState } from '@/domain/kept-run';
import { commands } from '../commands';
import { useOnline } from '../sync/use-sync';
import { useCacheQuery } from '../queries/use-cache-query';
import { keptLogFile } from './kept-log';

const EVERY_MS = 4_000;
/** Added for each megabyte of the log, because the server sends the whole log each time. */
const MORE_PER_MEGABYTE_MS = 4_000;

/**
 * The log of a run, from this device or else from the server. `none`: the run has no log · `failed`: the request
 * failed. Without a connection, when the log is not on this device: `too-large`: it is too large to keep · `not-kept`:
 * no log is kept for this run · `offline`: the run failed, and its log has not been read yet.
 */
export interface RunLog {
  state: 'loading' | 'ready' | 'none' | 'not-kept' | 'too-large' | 'offline' | 'failed';
  /** Only when `ready`. */
  text?: string;
  /** Only when `failed`. */
  problem?: ApiProblem;
  /** Reads the log from the server, even if it was read before. The shown log stays until the response arrives. */
  readAgain: () => void;
}

type LogResult = Omit<RunLog, 'readAgain'>;

/** The text of a log on this device, or the stored state of a log that is not on this device; null when unknown. */
type Known = { text: string; isCurrent: boolean } | { state: LogState | null; isCurrent: boolean };

/**
 * The log of a run. A log of this device needs no connection; any other is read from the server and not stored here.
 * @param run must stay the same run: give the component the run's id as its `key`
 */
export function useRunLog(run: ExecutionRow): RunLog {
  const { id, status } = run;
  const online = useOnline();
  const known = useCacheQuery((cache) => readKnown(cache, run), [id, status, run.finishedAt, run.warningCount]);
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ attempt: number; log: LogResult } | null>(null);
  const loadedAttempt = useRef<number | null>(null);
  const isWanted = known !== undefined && (attempt > 0 || !isEnough(known));
  // This effect runs again when the connection returns, in case the last request failed.
  useEffect(() => {
    if (!online || !isWanted || loadedAttempt.current === attempt) return undefined;
    let isCurrent = true;
    const request = async (): Promise<void> => {
      const log = await download(id);
      if (!isCurrent) return;
      if (!hasFailed(log)) loadedAttempt.current = attempt;
      setLoaded({ attempt, log });
    };
    void request();
    return () => {
      isCurrent = false;
    };
  }, [id, online, isWanted, attempt]);
  const readAgain = useCallback(() => setAttempt((count) => count + 1), []);
  const isShown = loaded !== null && (!hasFailed(loaded.log) || (online && loaded.attempt === attempt));
  return { ...(isShown ? loaded.log : logOfDevice(known, online, status)), readAgain };
}

/** The log of an execution, read again while the execution runs and the page is visible, and once when it has ended. */
export function useLiveLog(row: ExecutionRow): RunLog {
  const run = useRunLog(row);
  const online = useOnline();
  const { readAgain, text } = run;
  const isGrowing = isPending(row.status);
  const intervalMs = Math.round(EVERY_MS + ((text?.length ?? 0) / 1e6) * MORE_PER_MEGABYTE_MS);
  useEffect(() => {
    if (!isGrowing || !online) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') readAgain();
    }, intervalMs);
    return () => clearInterval(timer);
  }, [isGrowing, online, intervalMs, readAgain]);
  const wasGrowing = useRef(isGrowing);
  useEffect(() => {
    if (wasGrowing.current && !isGrowing) readAgain();
    wasGrowing.current = isGrowing;
  }, [isGrowing, readAgain]);
  return run;
}

/**
 * The text of a log, read once: from this device, else from the server; null when there is none or it cannot be read.
 */
export async function readRunLog(cache: CacheDatabase, run: ExecutionRow, online: boolean): Promise<string | null> {
  const known = await readKnown(cache, run);
  if ('text' in known && (known.isCurrent || !online)) return known.text;
  if (!online || isEnough(known)) return null;
  return (await download(run.id)).text ?? null;
}

const hasFailed = ({ state }: LogResult): boolean => state === 'failed';

/** Whether what the device knows makes a request unnecessary. */
function isEnough(known: Known): boolean {
  return known.isCurrent && ('text' in known || known.state === 'none');
}

function logOfDevice(known: Known | undefined, online: boolean, status: string): LogResult {
  if (known === undefined) return { state: 'loading' };
  if ('text' in known) return online && !known.isCurrent ? { state: 'loading' } : { state: 'ready', text: known.text };
  if (known.isCurrent && known.state === 'none') return { state: 'none' };
  if (online) return { state: 'loading' };
  if (known.state === 'too-large') return { state: 'too-large' };
  return { state: status === 'error' && known.state === null ? 'offline' : 'not-kept' };
}

async function readKnown(cache: CacheDatabase, run: ExecutionRow): Promise<Known> {
  const [kept, file] = await Promise.all([cache.keptRuns.get(run.id), keptLogFile(cache, run.id)]);
  const isCurrent = kept !== undefined && isUpToDate(kept, run) && kept.log !== null;
  if (file !== null) return { text: await file.text(), isCurrent };
  // A log that is missing or damaged, although its state says that it is kept, is read from the server.
  return kept?.log === 'kept' ? { state: null, isCurrent: false } : { state: kept?.log ?? null, isCurrent };
}

async function download(id: number): Promise<LogResult> {
  const outcome = await commands.downloadLog({ id });
  if (outcome.ok) return { state: 'ready', text: await outcome.value.text() };
  return outcome.problem.status === 404 ? { state: 'none' } : { state: 'failed', problem: outcome.problem };
}
