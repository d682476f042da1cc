import { useCallback, useEffect, useState } from 'react';
import type { ApiProblem, Outcome } from '@/domain/problem';
import { useOnline } from '../sync/use-sync';

/** The state of the request for a row that is not completely in the cache. */
export type Lookup =
  | { state: 'requesting' | 'found' }
  /** There is no connection. */
  | { state: 'offline' }
  /** The row does not exist, or the user may not see it. */
  | { state: 'gone' }
  | { state: 'failed'; problem: ApiProblem };

/**
 * If `wanted`, requests a row: once, again when the connection returns, and on each `retry`.
 * @param read the same function in every render
 */
export function useLookup<K extends string | number>(
  id: K,
  wanted: boolean,
  read: (id: K) => Promise<Outcome<{ found: boolean }>>,
): { lookup: Lookup; retry: () => void } {
  const online = useOnline();
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{ key: string; lookup: Lookup } | null>(null);
  const key = JSON.stringify([id, attempt, online]);
  useEffect(() => {
    if (!wanted || !online) return undefined;
    let current = true;
    const look = async (): Promise<void> => {
      const outcome = await read(id);
      if (current) setResult({ key, lookup: lookupOf(outcome) });
    };
    void look();
    return () => {
      current = false;
    };
  }, [id, key, online, wanted, read]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  if (result?.key === key) return { lookup: result.lookup, retry };
  return { lookup: { state: online ? 'requesting' : 'offline' }, retry };
}

function lookupOf(outcome: Outcome<{ found: boolean }>): Lookup {
  if (outcome.ok) return { state: outcome.value.found ? 'found' : 'gone' };
  return { state: 'failed', problem: outcome.problem };
}
