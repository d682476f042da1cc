import { useEffect, useRef, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import type { Outcome } from '@workers/protocol/sync-api';
import type { ApiProblem } from '@/domain/problem';
import { useOnline } from '../sync/use-sync';
import type { Loading } from './online-loader';

/** What a screen knows of what its loader asked for. */
export interface Loaded<T> {
  /** Undefined before the first answer and after a failed one. What was read before stays while it is read again. */
  value: T | undefined;
  /** When `value` was read, device clock, milliseconds. */
  readAt: number | null;
  /** Why there is no value, or why it could not be read anew. */
  problem: ApiProblem | null;
  /** An answer is on its way. */
  pending: boolean;
  /** Asks again. */
  retry: () => void;
}

interface Settled<T> {
  of: Loading<T>;
  outcome: Outcome<T>;
  at: number;
}

/**
 * What `onlineLoader` of this route reads. Never throws and never suspends: the screen shows skeletons, content or the
 * failure. Asks again by itself when the connection is back after a failure.
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
  // After a failure only what the same address gave may stay; while reading, the rows of the page before stay.
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

/** Calls once each time the connection comes back while something is missing. */
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
