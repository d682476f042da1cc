import type { Watch } from '@workers/protocol/sync-status';
import { WakeableTimer } from '../engine/wakeable-timer';
import type { EngineContext } from '../engine/engine-context';
import { isSingleCallFailure } from '../engine/health';
import type { SyncTask } from '../engine/sync-task';
import { refreshExecution } from './refresh-execution';
import { refreshInstance } from './refresh-instance';

const EXECUTION_MS = 5_000;
const INSTANCE_MS = 30_000;
const TICK_MS = 1_000;
/** The pauses before further reads of an execution that has ended. */
const FOLLOW_UPS_MS = [10_000, 60_000];

/**
 * Reads the item of a screen when the screen is opened, and then repeatedly: an execution every 5 s while it is
 * pending, an instance every 30 s.
 */
export function pollWatched(context: EngineContext): SyncTask {
  const { clock } = context;
  const lastRead = new Map<string, number>();
  /**
   * For executions that were seen pending: the remaining pauses before reads after the end, because the last warnings
   * may arrive late.
   */
  const followUps = new Map<string, readonly number[]>();
  /** The current pause of an execution, milliseconds. */
  const pauses = new Map<string, number>();
  /** Executions that have ended and are not read again. */
  const settled = new Set<string>();

  const readExecution = async (key: string, id: number): Promise<void> => {
    const found = await refreshExecution(context, id);
    // Use the status in this response, because a newer list may already have stored the final status in the cache.
    if (found === 'pending') followUps.set(key, FOLLOW_UPS_MS);
    else if (found !== 'unreadable') followUp(key);
  };

  const followUp = (key: string): void => {
    const [next, ...later] = followUps.get(key) ?? [];
    if (next === undefined) settled.add(key);
    followUps.set(key, later);
    pauses.set(key, next ?? 0);
  };

  const read = async (key: string, watch: Watch): Promise<void> => {
    try {
      if (watch.kind === 'execution') await readExecution(key, watch.id);
      else await refreshInstance(context, watch.code);
    } catch (error) {
      // An item that cannot be read must not block the others.
      if (isSingleCallFailure(error)) return;
      lastRead.delete(key);
      throw error;
    }
  };

  const isDue = (key: string, everyMs: number): boolean => {
    const last = lastRead.get(key);
    return last === undefined || clock.elapsed() - last >= everyMs;
  };

  return {
    name: 'watch',
    isProbe: false,
    timer: new WakeableTimer(clock),
    async run() {
      const { watching } = context.pace();
      const keys = new Set(watching.map((watch) => JSON.stringify(watch)));
      for (const key of lastRead.keys()) {
        if (keys.has(key)) continue;
        lastRead.delete(key);
        settled.delete(key);
        followUps.delete(key);
        pauses.delete(key);
      }
      for (const watch of watching) {
        const key = JSON.stringify(watch);
        const every = watch.kind === 'execution' ? (pauses.get(key) ?? EXECUTION_MS) : INSTANCE_MS;
        if (settled.has(key) || !isDue(key, every)) continue;
        lastRead.set(key, clock.elapsed());
        await read(key, watch);
      }
      return watching.length === 0 ? TICK_MS * 60 : TICK_MS;
    },
  };
}
