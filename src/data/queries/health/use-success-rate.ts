import { hourOf } from '@/domain/runs/figures/run-hours';
import { hoursBefore, successRate, type SuccessRate } from '@/domain/runs/health/success-rate';
import { readKnownRuns } from './known-runs';
import { useCacheQuery } from '../use-cache-query';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DAYS = 30;

/** How many runs of a job instance worked in the last 30 days. */
export interface SuccessRates {
  last: SuccessRate;
  /** The 30 days before; null when the device does not have them completely. */
  before: SuccessRate | null;
  /** The device has the runs only since this time, milliseconds since 1970; null when it has all of the last 30 days. */
  since: number | null;
}

/** Read from the counters by hour; undefined until the cache has answered. @param now milliseconds, server clock */
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
