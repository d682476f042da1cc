import { useCallback, useEffect, useState } from 'react';
import { commands } from '@/data/commands';
import { useOnline } from '@/data/sync/use-sync';
import type { ApiProblem } from '@/domain/problem';

/** The state of the request for an instance that is not in the cache. */
export type Lookup =
  | { state: 'requesting' | 'found' }
  /** There is no connection. */
  | { state: 'offline' }
  /** The instance does not exist, or the user may not see it. */
  | { state: 'gone' }
  | { state: 'failed'; problem: ApiProblem };

/** If `wanted`, requests an instance: once, again when the connection returns, and on each `retry`. */
export function useInstanceLookup(code: string, wanted: boolean): { lookup: Lookup; retry: () => void } {
  const online = useOnline();
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{ key: string; lookup: Lookup } | null>(null);
  const key = JSON.stringify([code, attempt, online]);
  useEffect(() => {
    if (!wanted || !online) return undefined;
    let current = true;
    const read = async (): Promise<void> => {
      const outcome = await commands.readInstance({ code });
      if (current) setResult({ key, lookup: lookupOf(outcome) });
    };
    void read();
    return () => {
      current = false;
    };
  }, [code, key, online, wanted]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  if (result?.key === key) return { lookup: result.lookup, retry };
  return { lookup: { state: online ? 'requesting' : 'offline' }, retry };
}

function lookupOf(outcome: Awaited<ReturnType<typeof commands.readInstance>>): Lookup {
  if (outcome.ok) return { state: outcome.value.found ? 'found' : 'gone' };
  return { state: 'failed', problem: outcome.problem };
}
