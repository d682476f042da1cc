import { useCallback, useEffect, useState } from 'react';
import { commands } from '@/data/commands';
import { useOnline } from '@/data/sync/use-sync';
import type { ApiProblem } from '@/domain/problem';

/** The state of the request for an execution that is not completely in the cache. */
export type Lookup =
  | { state: 'requesting' | 'found' }
  /** There is no connection. */
  | { state: 'offline' }
  /** The execution does not exist, or the user may not see it. */
  | { state: 'gone' }
  | { state: 'failed'; problem: ApiProblem };

interface Result {
  key: string;
  lookup: Lookup;
}

/** If `wanted`, requests an execution: once, again when the connection returns, and on each `retry`. */
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
  return { state: 'failed', problem: outcome.problem };
}
