import { useCallback, useEffect, useState } from 'react';
import { commands } from '@/data/commands';
import { useOnline } from '@/data/sync/use-sync';
import type { ApiProblem } from '@/domain/problem';

/**
 * The state of the request for an execution that is not completely in the cache. `offline`: no connection. `gone`: the
 * execution does not exist or the person may not see it.
 */
export type Lookup = { state: 'requesting' | 'offline' | 'found' | 'gone' } | { state: 'failed'; problem: ApiProblem };

interface Result {
  key: string;
  lookup: Lookup;
}

/** Requests an execution if `wanted`: once, again when the connection returns, and on `retry`. */
export function useExecutionLookup(id: number, wanted: boolean): { lookup: Lookup; retry: () => void } {
  const online = useOnline();
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<Result | null>(null);
  const key = `${id}:${attempt}:${online}`;
  useEffect(() => {
    if (!wanted || !online) return undefined;
    let current = true;
    const read = async (): Promise<void> => {
      const outcome = await commands.readExecution({ id });
      if (current) setResult({ key, lookup: lookupOf(outcome) });
    };
    void read();
    return () => {
      current = false;
    };
  }, [id, key, online, wanted]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  if (result?.key === key) return { lookup: result.lookup, retry };
  return { lookup: { state: online ? 'requesting' : 'offline' }, retry };
}

function lookupOf(outcome: Awaited<ReturnType<typeof commands.readExecution>>): Lookup {
  if (outcome.ok) return { state: outcome.value.found ? 'found' : 'gone' };
  return outcome.problem.kind === 'http' ? { state: 'failed', problem: outcome.problem } : { state: 'offline' };
}
