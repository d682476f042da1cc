import { useCallback, useEffect, useRef } from 'react';
import { useFetcher, type SubmitTarget } from 'react-router-dom';
import type { Outcome } from '@workers/protocol/sync-api';

/** Methods by which a route's action tells its writes apart. */
type WriteMethod = 'POST' | 'PATCH' | 'DELETE';

export interface Write {
  /** Hands values to the route's action; the data of the screen is read again afterwards. */
  write: (method: WriteMethod, values: unknown) => void;
  busy: boolean;
}

/**
 * Writes through the action of the current route (react-router). The action gives an `Outcome`, or redirects.
 * @param onOutcome called once for each outcome
 */
export function useWrite<T>(onOutcome: (outcome: Outcome<T>) => void): Write {
  const { data, state, submit } = useFetcher<Outcome<T>>();
  const handled = useRef<unknown>(undefined);
  const latest = useRef(onOutcome);
  useEffect(() => {
    latest.current = onOutcome;
  });
  useEffect(() => {
    if (data === undefined || data === handled.current) return;
    handled.current = data;
    latest.current(data as Outcome<T>);
  }, [data]);
  const write = useCallback(
    (method: WriteMethod, values: unknown) =>
      void submit((values ?? null) as SubmitTarget, { method, encType: 'application/json' }),
    [submit],
  );
  return { write, busy: state !== 'idle' };
}
