import { useCallback, useEffect, useRef, useState } from 'react';
import { isGone, type ApiProblem } from '@/domain/problem';
import { commands } from '../../commands';

/** Reads the versions of many integrations from the server, one after the other. */
export interface HistoryLoader {
  /** `done` of `count` integrations have been read; null while nothing is being read. */
  progress: { done: number; count: number } | null;
  /** The problem of the last failed request; null if no request has failed. */
  problem: ApiProblem | null;
  load: (codes: readonly string[]) => void;
  stop: () => void;
}

/**
 * Returns a loader, which stops when its screen closes. A failure stops it too, unless the server says that one
 * integration is gone (`isGone`): then the loader goes on with the next.
 */
export function useHistoryLoader(): HistoryLoader {
  const [progress, setProgress] = useState<HistoryLoader['progress']>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const current = useRef<AbortController | null>(null);
  const stop = useCallback(() => {
    current.current?.abort();
    setProgress(null);
  }, []);
  useEffect(() => () => current.current?.abort(), []);
  const load = useCallback((codes: readonly string[]) => {
    current.current?.abort();
    const abort = new AbortController();
    current.current = abort;
    const read = async (): Promise<void> => {
      setProblem(null);
      for (const [done, code] of codes.entries()) {
        setProgress({ done, count: codes.length });
        const outcome = await commands.fetchHistory({ code, page: 1 });
        if (abort.signal.aborted) return;
        if (outcome.ok) continue;
        console.warn('The history could not be read.', outcome.problem.kind, outcome.problem.status);
        setProblem(outcome.problem);
        if (!isGone(outcome.problem)) break;
      }
      setProgress(null);
    };
    void read();
  }, []);
  return { progress, problem, load, stop };
}
