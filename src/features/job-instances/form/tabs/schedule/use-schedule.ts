import { useEffect, useMemo, useState } from 'react';
import { useServerMinute } from '@/data/use-server-time';
import type { CronRun, readCron } from '@/domain/schedule/cron-runs';

/** The next runs of a cron expression. */
export type Schedule =
  | { state: 'loading' }
  /** There is no schedule. */
  | { state: 'none' }
  /** The console cannot parse the expression. */
  | { state: 'unreadable' }
  /** The library could not be loaded. */
  | { state: 'unavailable' }
  | { state: 'read'; runs: CronRun[] };

type Reader = typeof readCron;

/**
 * The next runs of a cron expression, updated over time. `zone` is the browser's time zone, `serverZone` is the time
 * zone of the expression.
 */
export function useSchedule(expression: string, zone: string, serverZone: string): Schedule {
  const reader = useReader();
  const now = useServerMinute();
  const text = expression.trim();
  return useMemo((): Schedule => {
    if (text === '') return { state: 'none' };
    if (reader === 'loading' || reader === 'unavailable') return { state: reader };
    const reading = reader.read(text, new Date(now), zone, serverZone);
    return reading.kind === 'runs' ? { state: 'read', runs: reading.runs } : { state: 'unreadable' };
  }, [text, reader, now, zone, serverZone]);
}

/** The schedule library, loaded on first use. */
function useReader(): { read: Reader } | 'loading' | 'unavailable' {
  const [reader, setReader] = useState<{ read: Reader } | 'loading' | 'unavailable'>('loading');
  useEffect(() => {
    let current = true;
    const load = async (): Promise<void> => {
      try {
        const { readCron } = await import('@/domain/schedule/cron-runs');
        if (current) setReader({ read: readCron });
      } catch (error) {
        console.warn('The schedule library could not be loaded.', error);
        if (current) setReader('unavailable');
      }
    };
    void load();
    return () => {
      current = false;
    };
  }, []);
  return reader;
}
