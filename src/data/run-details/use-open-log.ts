import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { StepRow } from '@/domain/execution';
import type { ParsedLog } from '@/domain/log/parse-log';
import { serverOffset, withOffset, type RunTimes } from '@/domain/log/server-clock';
import { LogReader, type LogSearchResult } from './log-reader';

/** The text of a log and its parsed lines. */
export interface OpenLog {
  text: string;
  log: ParsedLog;
}

interface LogOpening {
  /** Null until the log has been read. Stays until a newer text of the log has been read. */
  open: OpenLog | null;
  /** Opens the log again; null unless that failed. */
  reopen: (() => void) | null;
  /** @returns null when a newer search has begun, or the search failed */
  search: (query: string) => Promise<LogSearchResult | null>;
}

/**
 * Reads a log in a worker, which is terminated with the component. Times without a zone become comparable with the times
 * of the run where the server's offset can be found.
 * @param text undefined while there is no log
 * @param steps those that this device has
 */
export function useOpenLog(text: string | undefined, run: RunTimes, steps: readonly StepRow[]): LogOpening {
  const reader = useRef<LogReader | null>(null);
  const [open, setOpen] = useState<OpenLog | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null);
  useEffect(() => {
    if (text === undefined) return undefined;
    let isCurrent = true;
    const read = async (from: LogReader): Promise<void> => {
      try {
        const log = await from.open(text);
        if (!isCurrent) return;
        setFailedAttempt(null);
        setOpen({ text, log });
      } catch (error) {
        console.warn('The log could not be read.', error);
        if (isCurrent) setFailedAttempt(attempt);
      }
    };
    reader.current ??= new LogReader();
    void read(reader.current);
    return () => {
      isCurrent = false;
    };
  }, [text, attempt]);
  const tryAgain = useCallback(() => setAttempt((count) => count + 1), []);
  useEffect(
    () => () => {
      reader.current?.close();
      reader.current = null;
    },
    [],
  );
  const search = useCallback(async (query: string) => {
    try {
      return (await reader.current?.search(query)) ?? null;
    } catch (error) {
      console.warn('The log could not be searched.', error);
      return null;
    }
  }, []);
  const { startedAt, finishedAt } = run;
  const offset = useMemo(
    () => (open === null ? null : serverOffset(open.text, open.log, { startedAt, finishedAt }, steps)),
    [open, startedAt, finishedAt, steps],
  );
  const placed = useMemo(
    () => (open === null || offset === null ? open : { text: open.text, log: withOffset(open.log, offset) }),
    [open, offset],
  );
  return { open: text === undefined ? null : placed, reopen: failedAttempt === attempt ? tryAgain : null, search };
}
