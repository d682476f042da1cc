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

/** The open log, and functions to work with it. */
interface LogOpening {
  /** The last log that has been read; null until a log has been read, and while there is no text. */
  open: OpenLog | null;
  /** Tries again to open the log; null unless the last attempt failed. */
  reopen: (() => void) | null;
  /** @returns null when a newer search has begun, or the search failed */
  search: (query: string) => Promise<LogSearchResult | null>;
}

/**
 * Parses a log in a worker, which is terminated when the component unmounts. If the offset of the server's clock can be
 * derived, all times of the log are converted to UTC.
 * @param text undefined while there is no log
 * @param steps the steps of the run, as far as this device has them
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
  const shown = useMemo(
    () => (open === null || offset === null ? open : { text: open.text, log: withOffset(open.log, offset) }),
    [open, offset],
  );
  return { open: text === undefined ? null : shown, reopen: failedAttempt === attempt ? tryAgain : null, search };
}
