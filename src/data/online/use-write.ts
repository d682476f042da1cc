import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useFetcher, useLocation, type SubmitTarget } from 'react-router-dom';
import type { Outcome } from '@/domain/problem';

/** The methods by which a route's action tells its writes apart. */
type WriteMethod = 'POST' | 'PATCH' | 'DELETE';

export interface Write {
  /**
   * Passes values to the route's action, and then reads the screen's data again. Resolves when both have finished. Does
   * nothing while an earlier write is pending.
   */
  write: (method: WriteMethod, values: unknown) => Promise<void>;
  busy: boolean;
}

/**
 * Writes through the action of the current route (react-router). The action returns an `Outcome` or redirects.
 * @param onOutcome called once per outcome
 */
export function useWrite<T>(onOutcome: (outcome: Outcome<T>) => void): Write {
  const { data, state, submit } = useFetcher<Outcome<T>>();
  // By default, the router would send to the decoded path: the wrong path if a code contains a percent sign.
  const { pathname, search } = useLocation();
  const handled = useRef<unknown>(undefined);
  const tell = useEffectEvent(onOutcome);
  useEffect(() => {
    if (data === undefined || data === handled.current) return;
    handled.current = data;
    tell(data);
  }, [data]);
  // A ref instead of state, because a second click may come before the next render.
  const isUnderWay = useRef(false);
  const write = useCallback(
    (method: WriteMethod, values: unknown): Promise<void> => {
      if (isUnderWay.current) return Promise.resolve();
      isUnderWay.current = true;
      const options = { method, encType: 'application/json', action: pathname + search } as const;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- React Router takes any JSON value
      return submit((values ?? null) as SubmitTarget, options).finally(() => {
        isUnderWay.current = false;
      });
    },
    [submit, pathname, search],
  );
  return { write, busy: state !== 'idle' };
}
