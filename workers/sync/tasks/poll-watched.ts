import type { Watch } from '@workers/protocol/sync-status';
import { WakeableTimer } from '../engine/wakeable-timer';
import type { EngineContext } from '../engine/engine-context';
import { isSingleCallFailure } from '../engine/backend-health';
import type { SyncTask } from '../engine/sync-task';
import { refreshExecution } from './refresh-execution';
import { refreshInstance } from './refresh-instance';
import { MINUTE_MS } from '@/lib/durations';

const EXECUTION_MS = 5_000;
const INSTANCE_MS = 30_000;
/** The pause between two rounds while a screen shows an item. */
const TICK_MS = 1_000;
/** The pause while no screen shows an item. A screen that opens wakes the task. */
const IDLE_MS = MINUTE_MS;
/** After its end, an execution is read again after each of these pauses. */
const FOLLOW_UPS_MS = [10_000, MINUTE_MS];

/** What the task remembers about an item that a screen shows. */
interface WatchState {
  /** When the item was last read, as a time of `clock.elapsed()`; -Infinity to read it in the next round. */
  readAt: number;
  /** The pause before the next read, milliseconds. */
  pauseMs: number;
  /** The remaining pauses of `FOLLOW_UPS_MS`; empty until a read has found the execution pending. */
  followUps: readonly number[];
  /** True for an execution that has ended and is not read again. */
  isSettled: boolean;
}

/**
 * Reads the item of a screen when the screen is opened, and then repeatedly: an execution every 5 s while it is pending
 * and twice more after its end, because its last warnings may arrive late; an instance every 30 s.
 */
export function pollWatched(context: EngineContext): SyncTask {
  const { clock } = context;
  /** The state of each watched item. The key is the watch as JSON. */
  const states = new Map<string, WatchState>();

  const stateOf = (key: string, { kind }: Watch): WatchState => {
    const pauseMs = kind === 'execution' ? EXECUTION_MS : INSTANCE_MS;
    const state = states.get(key) ?? { readAt: -Infinity, pauseMs, followUps: [], isSettled: false };
    states.set(key, state);
    return state;
  };

  const readExecution = async (state: WatchState, id: number): Promise<void> => {
    const found = await refreshExecution(context, id);
    // Use the status in this response, because a newer list may already have stored the final status in the cache.
    if (found === 'pending') state.followUps = FOLLOW_UPS_MS;
    else if (found !== 'unreadable') planFollowUp(state);
  };

  const read = async (state: WatchState, watch: Watch): Promise<void> => {
    state.readAt = clock.elapsed();
    try {
      if (watch.kind === 'execution') await readExecution(state, watch.id);
      else await refreshInstance(context, watch.code);
    } catch (error) {
      // An item that cannot be read must not block the others.
      if (isSingleCallFailure(error)) return;
      state.readAt = -Infinity;
      throw error;
    }
  };

  return {
    code: 'watch',
    isProbe: false,
    timer: new WakeableTimer(clock),
    async run() {
      const { watching } = context.tabs();
      const watched = new Map(watching.map((watch) => [JSON.stringify(watch), watch]));
      for (const key of states.keys()) if (!watched.has(key)) states.delete(key);
      for (const [key, watch] of watched) {
        const state = stateOf(key, watch);
        if (!state.isSettled && clock.elapsed() - state.readAt >= state.pauseMs) await read(state, watch);
      }
      return watching.length === 0 ? IDLE_MS : TICK_MS;
    },
  };
}

/** Plans the next read of an execution that has ended, or no further read. */
function planFollowUp(state: WatchState): void {
  const [next, ...later] = state.followUps;
  state.followUps = later;
  if (next === undefined) state.isSettled = true;
  else state.pauseMs = next;
}
