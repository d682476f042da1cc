import { useEffect, useRef } from 'react';
import { useRunLog, type RunLog } from '@/data/run-details/use-run-log';
import { useOnline } from '@/data/sync/use-sync';
import type { ExecutionRow } from '@/domain/execution';
import { isPending } from '@/domain/execution-status';

const EVERY_MS = 4_000;
/** A long log is read less often: the server sends all of it each time. */
const MORE_PER_MEGABYTE_MS = 4_000;

/** The log of an execution, read again while the execution runs and the page is visible, and once when it has ended. */
export function useLiveLog(row: ExecutionRow): RunLog {
  const run = useRunLog(row);
  const online = useOnline();
  const { readAgain, text } = run;
  const grows = isPending(row.status);
  const pause = Math.round(EVERY_MS + ((text?.length ?? 0) / 1e6) * MORE_PER_MEGABYTE_MS);
  useEffect(() => {
    if (!grows || !online) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') readAgain();
    }, pause);
    return () => clearInterval(timer);
  }, [grows, online, pause, readAgain]);
  const grew = useRef(grows);
  useEffect(() => {
    if (grew.current && !grows) readAgain();
    grew.current = grows;
  }, [grows, readAgain]);
  return run;
}
