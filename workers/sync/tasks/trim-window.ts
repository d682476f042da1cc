import { isPending } from '@/domain/execution-status';
import type { ExecutionRow } from '@/domain/execution';
import { windowStart, type EngineContext } from '../engine/engine-context';
import { META_LOOKED_UP_AT, readBackfill, readMeta } from '@/database/cache-meta';
import { DAY_MS, HOUR_MS } from '@/lib/durations';

const TRIM_INTERVAL_MS = HOUR_MS;
/** One transaction deletes at most this many rows. */
const BATCH = 300;

/**
 * Deletes executions outside the window, once an hour. An execution is outside if it is older than `windowDays` and not
 * among the newest `windowRows`. Deletes the oldest first, in small transactions. Pending and watched executions stay.
 * Older executions that the user has looked up stay for a day.
 */
export function windowTrimmer(context: EngineContext): (signal: AbortSignal) => Promise<void> {
  const { cache, clock, session, writer } = context;
  let trimmedAt = -Infinity;

  /** The lowest id among the newest `windowRows` executions, which always stay; 0 if the cache has fewer. */
  const lowestOfNewest = async (): Promise<number> => {
    const newest = cache.executions.orderBy('id').reverse();
    const [id] = await newest
      .offset(session.windowRows - 1)
      .limit(1)
      .primaryKeys();
    return id ?? 0;
  };

  const isOld = ({ createdAt }: ExecutionRow): boolean =>
    createdAt !== null && Date.parse(createdAt) < windowStart(context);

  const isShown = ({ id }: ExecutionRow): boolean =>
    context.tabs().watching.some((watch) => watch.kind === 'execution' && watch.id === id);

  return async (signal) => {
    if (clock.elapsed() - trimmedAt < TRIM_INTERVAL_MS) return;
    trimmedAt = clock.elapsed();
    const bottom = (await readBackfill(cache))?.bottom ?? 0;
    const end = Math.max(bottom, await lowestOfNewest());
    const lookedUpAt = (await readMeta(cache, META_LOOKED_UP_AT)) ?? -Infinity;
    let above = clock.now() - lookedUpAt < DAY_MS ? bottom - 1 : -1;
    for (;;) {
      const rows = await cache.executions.where('id').between(above, end, false, false).limit(BATCH).toArray();
      const firstToKeep = rows.findIndex((row) => row.id >= bottom && !isOld(row));
      const gone = (firstToKeep === -1 ? rows : rows.slice(0, firstToKeep)).filter(
        (row) => !isPending(row.status) && !isShown(row),
      );
      const last = gone.at(-1);
      if (last !== undefined) await writer.trim(gone, last.id + 1);
      above = rows.at(-1)?.id ?? end;
      if (firstToKeep !== -1 || rows.length < BATCH || signal.aborted) return;
    }
  };
}
