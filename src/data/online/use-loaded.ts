import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import type { Outcome, ApiProblem } from '@/domain/problem';
import { useOnline } from '../sync/use-sync';
import type { Loading } from './online-loader';

/** The state of a screen's loaded value. */
export interface Loaded<T> {
  /** Undefined before the first response. After a failure: an earlier value of the same address, or undefined. */
  value: T | undefined;
  /** When `value` was read, device clock, milliseconds; null if there is no value. */
  readAt: number | null;
  /** Why the last read failed; null if it did not fail. */
  problem: ApiProblem | null;
  /** Whether a request is pending. */
  pending: boolean;
  /** Reads again. */
  retry: () => void;
}

interface Settled<T> {
  loading: Loading<T>;
  outcome: Outcome<T>;
  at: number;
}

/**
 * The value that this route's `onlineLoader` reads. Never throws and never suspends: the screen itself shows skeletons,
 * content or the failure. After a failure, reads again when the connection returns.
 */
export function useLoaded<T>(): Loaded<T> {
  const loading = useLoaderData<Loading<T>>();
  const { revalidate } = useRevalidator();
  const [settled, setSettled] = useState<Settled<T> | null>(null);
  const [kept, setKept] = useState<Settled<T> | null>(null);

  useEffect(() => {
    let current = true;
    const take = async (): Promise<void> => {
      const outcome = await loading.outcome;
      if (!current) return;
      const next = { loading, outcome, at: Date.now() };
      setSettled(next);
      if (outcome.ok) setKept(next);
    };
    void take();
    return () => {
      current = false;
    };
  }, [loading]);

  const problem = settled !== null && !settled.outcome.ok ? settled.outcome.problem : null;
  const retry = (): void => void revalidate();
  useRetryOnline(problem !== null, retry);

  const isFailed = problem !== null && settled?.loading === loading;
  // After a failure, show only a value of the same address. While reading, keep showing the rows of the previous page.
  const shown = kept !== null && (!isFailed || kept.loading.address === loading.address) ? kept : null;
  const value = shown?.outcome.ok === true ? shown.outcome.value : undefined;
  return {
    value,
    readAt: shown?.at ?? null,
    problem: isFailed ? problem : null,
    pending: settled?.loading !== loading,
    retry,
  };
}

/** Calls `retry` each time the connection returns, if the last read failed. */
function useRetryOnline(hasFailed: boolean, retry: () => void): void {
  const online = useOnline();
  const wasOnline = useRef(online);
  const retryNow = useEffectEvent(retry);
  useEffect(() => {
    if (online && !wasOnline.current && hasFailed) retryNow();
    wasOnline.current = online;
  }, [online, hasFailed]);
}
