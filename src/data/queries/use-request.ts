import { useCallback, useEffect, useState } from 'react';
import type { Outcome } from '@/domain/problem';
import { useOnline } from '../sync/use-sync';

/**
 * Sends a request if `wanted`: once, again when the connection returns, and on each `retry`.
 * @param send must be the same function in every render
 * @returns `outcome` is null while the request is pending, while it waits for the connection, and if it is not wanted
 */
export function useRequest<K, T>(
  id: K,
  wanted: boolean,
  send: (id: K) => Promise<Outcome<T>>,
): { outcome: Outcome<T> | null; online: boolean; retry: () => void } {
  const online = useOnline();
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{ key: string; outcome: Outcome<T> } | null>(null);
  const key = JSON.stringify([id, attempt, online]);
  useEffect(() => {
    if (!wanted || !online) return undefined;
    let current = true;
    const request = async (): Promise<void> => {
      const outcome = await send(id);
      if (current) setResult({ key, outcome });
    };
    void request();
    return () => {
      current = false;
    };
  }, [id, key, online, wanted, send]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { outcome: result?.key === key ? result.outcome : null, online, retry };
}
