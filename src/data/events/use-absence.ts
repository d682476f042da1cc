import { useEffect } from 'react';
import { awaySpan, type AwayFigures, awayFigures } from '@/domain/events/away';
import type { CacheDatabase } from '@/database/cache-database';
import type { Span } from '@/domain/runs/period/period';
import { HOUR_MS, MINUTE_MS } from '@/lib/durations';
import { idsCreatedIn, MAX_DISORDER_MS } from '../queries/period/ids-by-time';
import { useCacheQuery } from '../queries/use-cache-query';
import { readServerTime } from '../use-server-time';
import { readToldRecord, readVisibleAt, writeAwayRecord, writeVisibleAt } from './event-records';

const NOTE_EVERY_MS = MINUTE_MS;
/** A run that ended during the absence counts if it was created at most this long before the absence. */
const LONGEST_RUN_MS = 12 * HOUR_MS;
/** At most this many runs are read and counted. */
const MAX_RUNS = 10_000;

/**
 * Records when a tab was last visible. When a tab becomes visible after a long time, records when the person was away.
 */
export function useAbsence(): void {
  useEffect(() => {
    const note = (): void => {
      const now = readServerTime();
      const away = awaySpan(readVisibleAt(), now);
      if (away !== null && document.visibilityState === 'visible') writeAwayRecord(away);
      writeVisibleAt(now);
    };
    const noteIfVisible = (): void => {
      if (document.visibilityState === 'visible') note();
    };
    // A tab that becomes hidden was visible until now.
    const onVisibility = (): void => note();
    noteIfVisible();
    const timer = setInterval(noteIfVisible, NOTE_EVERY_MS);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, []);
}

/** Counts what happened during an absence. Updates live; undefined until the cache has been read. */
export function useAwayFigures(span: Span): AwayFigures | undefined {
  const { from, to } = span;
  return useCacheQuery((cache) => readAwayFigures(cache, { from, to }), [from, to]);
}

async function readAwayFigures(cache: CacheDatabase, span: Span): Promise<AwayFigures> {
  return cache.transaction('r', cache.executions, async () => {
    const created = { from: span.from - LONGEST_RUN_MS, to: span.to };
    const [lowest, end] = await idsCreatedIn(cache, created, MAX_DISORDER_MS);
    const runs = await cache.executions.where('id').between(lowest, end).reverse().limit(MAX_RUNS).toArray();
    return awayFigures(span, runs, readToldRecord().notes);
  });
}
