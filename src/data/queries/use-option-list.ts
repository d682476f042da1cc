import { useCallback, useEffect, useState } from 'react';
import type { ApiProblem } from '@/domain/problem';
import type { OptionList } from '@/domain/instance';
import { commands } from '../commands';
import { useOnline } from '../sync/use-sync';

/**
 * State of a list without cached options:
 * - `loading`: a request is pending.
 * - `offline`: the request waits for the connection.
 * - `none`: the server has no options.
 * - `failed`: the request failed.
 */
export type MissingOptions = { state: 'loading' | 'offline' | 'none' } | { state: 'failed'; problem: ApiProblem };

/**
 * Requests a list of options when a field that offers it is first shown, when the connection returns, and on `retry`.
 * The options arrive through the cache; `missing` is what to say while the cache has none.
 */
export function useOptionList(list: OptionList, isShown: boolean): { missing: MissingOptions; retry: () => void } {
  const online = useOnline();
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{ key: string; missing: MissingOptions } | null>(null);
  const key = JSON.stringify([list, attempt, online]);
  useEffect(() => {
    if (!isShown || !online) return undefined;
    let current = true;
    const request = async (): Promise<void> => {
      const missing = missingOf(await commands.readOptions({ list }));
      if (current) setResult({ key, missing });
    };
    void request();
    return () => {
      current = false;
    };
  }, [list, key, online, isShown]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  if (result?.key === key) return { missing: result.missing, retry };
  return { missing: { state: online ? 'loading' : 'offline' }, retry };
}

function missingOf(outcome: Awaited<ReturnType<typeof commands.readOptions>>): MissingOptions {
  if (!outcome.ok) return { state: 'failed', problem: outcome.problem };
  // The new options reach the screen through the cache.
  return { state: outcome.value.count === 0 ? 'none' : 'loading' };
}
