import type { CacheDatabase } from '@/lib/database/cache-database';
import { activeLane } from '../lanes/active-lane';
import { fillLane } from '../lanes/fill-lane';
import { headLane } from '../lanes/head-lane';
import { reconcileLane } from '../lanes/reconcile-lane';
import { watchLane } from '../lanes/watch-lane';
import { senderLane } from '../sender/sender-lane';
import { META } from '../store/sync-meta';
import type { EngineContext } from './engine-context';
import { runLane, type Lane } from './lane';

/** Takes the next term in one transaction, so that every earlier engine stops writing. */
export async function takeTerm(cache: CacheDatabase): Promise<number> {
  return cache.transaction('rw', cache.meta, async () => {
    const current = await cache.meta.get(META.term);
    const term = (typeof current?.value === 'number' ? current.value : 0) + 1;
    await cache.meta.put({ key: META.term, value: term });
    return term;
  });
}

/** The lanes of one leadership, by name. */
export function createLanes(context: EngineContext): Map<string, Lane> {
  const lanes = [
    headLane(context),
    fillLane(context),
    activeLane(context),
    watchLane(context),
    reconcileLane(context),
    senderLane(context),
  ];
  return new Map(lanes.map((lane) => [lane.name, lane]));
}

/** Runs all lanes until the signal aborts. */
export async function runEngine(lanes: Map<string, Lane>, context: EngineContext, signal: AbortSignal): Promise<void> {
  await Promise.all([...lanes.values()].map((lane) => runLane(lane, context, signal)));
}
