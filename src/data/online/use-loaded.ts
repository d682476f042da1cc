import { useEffect, useRef, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import type { Outcome } from '@/domain/problem';
import type { ApiProblem } from '@/domain/problem';
import { useOnline } from '../sync/use-sync';
import type { Loading } from './online-loader';

/** The state of a screen's loaded value. */
export interface Loaded<T> {
  /** Undefined before the first answer and after a failure. The old value stays while it is read again. */
  value: T | undefined;
  /** When `value` was read, device clock, milliseconds. */
  readAt: number | null;
  /** Why there is no value, or why it could not be read again. */
  problem: ApiProblem | null;
  /** A request is pending. */
  pending: boolean;
  /** Reads again. */
  retry: () => void;
}

interface Settled<T> {
  of: Loading<T>;
  outcome: Outcome<T>;
  at: number;
}

/**
 * The value of this route's `onlineLoader`. Never throws and never suspends: the screen shows skeletons, content or the
 * failure. After a failure it reads again when the connection returns.
 */
export function useLoaded<T>(): Loaded<T> {
  const loading = useLoaderData<Loading<T>>();
  const { revalidate } = useRevalidator();
  const [settled, setSettled] = useState<Settled<T> | null>(null);
  const [kept, setKept] = useState<Settled<T> | null>(null);

  useEffect(() => {
    let current = true;
    const take = async (): Promise<void> => {
      const outcome = await loading.answer;
      if (!current) return;
      const next = { of: loading, outcome, at: Date.now() };
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

  const isFailed = problem !== null && settled?.of === loading;
  // After a failure, only a value of the same address stays. While reading, the rows of the previous page stay.
  const shown = kept !== null && (!isFailed || kept.of.address === loading.address) ? kept : null;
  const value = shown?.outcome.ok === true ? shown.outcome.value : undefined;
  return {
    value,
    readAt: shown?.at ?? null,
    problem: isFailed ? problem : null,
    pending: settled?.of !== loading,
    retry,
  };
}

/** Calls `retry` each time the connection returns while the value is missing. */
function useRetryOnline(missing: boolean, retry: () => void): void {
  const online = useOnline();
  const before = useRef(online);
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  useEffect(() => {
    if (online && !before.current && missing) latest.current();
    before.current = online;
  }, [online, missing]);
}
