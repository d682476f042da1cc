import { PENDING_STATUSES, isPending } from '@/domain/execution-status';
import { isLastPage } from '@/api/hydra';
import { valueOf } from '@/api/api-failure';
import type { ExecutionRow } from '@/domain/execution';
import { WakeableTimer } from '../engine/wakeable-timer';
import { paceFactor, SCAN_PAGE_ROWS, type EngineContext } from '../engine/engine-context';
import { concernsOneCall } from '../engine/health';
import type { SyncTask } from '../engine/sync-task';
import { refreshExecution } from './refresh-execution';
import { markOf, readExecutions } from './read-executions';

/** Executions requested by id in one round: those that the pending list no longer contains. */
const ITEMS_PER_ROUND = 10;
const INTERVAL_MS = 5_000;
/** Without pending executions there is no request; new rows wake the task. */
const IDLE_MS = 60_000;

/**
 * Polls every execution that is pending in the cache. One that the pending list does not contain is unknown, not finished: a
 * request for it decides.
 */
export function pollPending(context: EngineContext): SyncTask {
  const { api, cache, clock, writer } = context;
  let lastAsked = 0;

  /** Reads one key range per status, each at once: a cursor over several ranges would step row by row. */
  const readPending = (): Promise<ExecutionRow[]> =>
    cache.transaction('r', cache.executions, async () => {
      const ranges = PENDING_STATUSES.map((status) =>
        cache.executions.where('[status+id]').between([status], [status, []]).toArray(),
      );
      return (await Promise.all(ranges)).flat();
    });

  /** Ids that the server lists as pending; null when it ignored the filter. */
  const askPending = async (): Promise<{ named: Set<number>; requests: number } | null> => {
    const named = new Set<number>();
    let seen = 0;
    for (let page = 1; ; page += 1) {
      const answer = valueOf(
        await api.listExecutions({ statuses: PENDING_STATUSES }, { page, itemsPerPage: SCAN_PAGE_ROWS }),
      );
      const rows = readExecutions(answer, context);
      if (rows.some((row) => !isPending(row.status))) return null;
      await writer.apply({ executions: rows, answer: markOf(answer) });
      const progressed = rows.some((row) => !named.has(row.id));
      for (const row of rows) named.add(row.id);
      seen += answer.members.length;
      // A server that sends the same page again and again would never end.
      if (isLastPage(answer, seen) || !progressed) return { named, requests: page };
    }
  };

  /** Requests the next few in turn, so that executions that stay unknown never block the others. */
  const askNext = async (unknown: readonly number[]): Promise<void> => {
    const sorted = [...unknown].sort((a, b) => a - b);
    const inTurn = [...sorted.filter((id) => id > lastAsked), ...sorted.filter((id) => id <= lastAsked)];
    for (const id of inTurn.slice(0, ITEMS_PER_ROUND)) {
      lastAsked = id;
      try {
        await refreshExecution(context, id);
      } catch (error) {
        if (!concernsOneCall(error)) throw error;
      }
    }
  };

  return {
    name: 'active',
    probes: false,
    timer: new WakeableTimer(clock),
    async run() {
      const pending = await readPending();
      if (pending.length === 0) return IDLE_MS;
      const answer = await askPending();
      const unknown = pending.filter((row) => answer === null || !answer.named.has(row.id));
      await askNext(unknown.map((row) => row.id));
      const pace = paceFactor(context);
      return INTERVAL_MS * pace * (answer?.requests ?? 1);
    },
  };
}
