import { hourOf } from '@/domain/runs/period/run-hours';
import { hoursBefore, successRate, type SuccessRate } from '@/domain/runs/health/success-rate';
import { DAY_MS, HOUR_MS } from '@/lib/durations';
import { readKnownRuns } from './known-runs';
import { useCacheQuery } from '../use-cache-query';

const DAYS = 30;

/** The success rate of a job instance in the last 30 days, and in the 30 days before those. */
export interface SuccessRates {
  /** In the last 30 days. */
  last: SuccessRate;
  /** In the 30 days before the last 30 days; null if the device lacks some of the runs. */
  before: SuccessRate | null;
  /** When the known runs begin, milliseconds since 1970; null if the device has all runs of the last 30 days. */
  since: number | null;
}

/**
 * The success rates of a job instance. Updates live; undefined until the cache has been read.
 * @param now milliseconds, server clock
 */
export function useSuccessRates(code: string, now: number): SuccessRates | undefined {
  const hour = hourOf(now);
  return useCacheQuery(
    async (cache) => {
      const end = hour * HOUR_MS;
      const [first, last] = hoursBefore(end, DAYS);
      const [firstBefore] = hoursBefore(end - DAYS * DAY_MS, DAYS);
      const hours = await cache.runHours.where('hour').between(firstBefore, last, true, true).toArray();
      const { since } = await readKnownRuns(cache);
      return {
        last: successRate(
          hours.filter((each) => each.hour >= first),
          code,
        ),
        before:
          since > firstBefore * HOUR_MS
            ? null
            : successRate(
                hours.filter((each) => each.hour < first),
                code,
              ),
        since: since > first * HOUR_MS ? since : null,
      };
    },
    [code, hour],
  );
}
