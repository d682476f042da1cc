import { PENDING_STATUSES, isPending } from '@/domain/execution-status';
import { isLastPage } from '@/api/hydra';
import { valueOrThrow } from '@/api/api-failure';
import type { ExecutionRow } from '@/domain/execution';
import { MINUTE_MS } from '@/lib/durations';
import { WakeableTimer } from '../engine/wakeable-timer';
import { pauseFactor, SCAN_PAGE_ROWS, type EngineContext } from '../engine/engine-context';
import { isSingleCallFailure } from '../engine/backend-health';
import type { SyncTask } from '../engine/sync-task';
import { refreshExecution } from './refresh-execution';
import { listOrigin, readExecutions } from './read-executions';

/** At most this many executions are requested by id in one round. */
const ITEMS_PER_ROUND = 10;
const INTERVAL_MS = 5_000;
/** The pause while no execution is pending. The task then sends no request, and new rows wake it. */
const IDLE_MS = MINUTE_MS;

/**
 * Polls every execution that is pending in the cache. An execution that is missing from the server's list of pending
 * executions may be pending nevertheless, so it is requested by its id.
 */
export function pollPending(context: EngineContext): SyncTask {
  const { api, cache, clock, writer } = context;
  let lastRequested = 0;

  /** Reads the pending executions. Reads each status by itself, because one read of several key ranges is slow. */
  const readPending = (): Promise<ExecutionRow[]> =>
    cache.transaction('r', cache.executions, async () => {
      const ranges = PENDING_STATUSES.map((status) =>
        cache.executions.where('[status+id]').between([status], [status, []]).toArray(),
      );
      return (await Promise.all(ranges)).flat();
    });

  /** Lists the pending executions: their ids, and how many requests it took. Null if the server ignored the filter. */
  const listPending = async (): Promise<{ listed: Set<number>; requests: number } | null> => {
    const listed = new Set<number>();
    let seen = 0;
    for (let page = 1; ; page += 1) {
      const response = valueOrThrow(
        await api.listExecutions({ statuses: PENDING_STATUSES }, { page, itemsPerPage: SCAN_PAGE_ROWS }),
      );
      const rows = readExecutions(response, context);
      if (rows.some((row) => !isPending(row.status))) return null;
      await writer.apply({ executions: rows, origin: listOrigin(response) });
      const progressed = rows.some((row) => !listed.has(row.id));
      for (const row of rows) listed.add(row.id);
      seen += response.members.length;
      // A page without progress ends the loop, because a server may repeat the same page for ever.
      if (isLastPage(response, seen) || !progressed) return { listed, requests: page };
    }
  };

  /** Requests by id some of the executions whose status is unknown, in rotation, so that each gets its turn. */
  const requestNext = async (unknown: readonly number[]): Promise<void> => {
    const sorted = [...unknown].sort((a, b) => a - b);
    const inTurn = [...sorted.filter((id) => id > lastRequested), ...sorted.filter((id) => id <= lastRequested)];
    for (const id of inTurn.slice(0, ITEMS_PER_ROUND)) {
      lastRequested = id;
      try {
        await refreshExecution(context, id);
      } catch (error) {
        if (!isSingleCallFailure(error)) throw error;
      }
    }
  };

  return {
    code: 'active',
    isProbe: false,
    timer: new WakeableTimer(clock),
    async run() {
      const pending = await readPending();
      if (pending.length === 0) return IDLE_MS;
      const pendingList = await listPending();
      const unknown = pending.filter((row) => pendingList === null || !pendingList.listed.has(row.id));
      await requestNext(unknown.map((row) => row.id));
      const factor = pauseFactor(context);
      return INTERVAL_MS * factor * (pendingList?.requests ?? 1);
    },
  };
}
