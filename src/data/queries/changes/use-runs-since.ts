import type { CacheDatabase } from '@/database/cache-database';
import type { ExecutionRow } from '@/domain/execution';
import type { ItemsById } from '@/domain/runs/figures/item-shortfall';
import { useItemChoices } from '../../item-choices';
import { readItems } from '../health/read-items';
import { readKnownRuns } from '../health/known-runs';
import { firstIdSince, MAX_DISORDER_MS } from '../period/ids-by-time';
import { useCacheQuery } from '../use-cache-query';

/** The maximum number of runs to read of each integration: events may launch an integration very often. */
const MAX_READ = 1_000;

/** The runs of one integration since a time. */
export interface RunsSince {
  /** Newest first. */
  runs: readonly ExecutionRow[];
  /** No run since this time is missing; milliseconds since 1970. */
  completeSince: number;
}

/** The runs of several integrations, by code. */
export interface RunsOfCodes {
  byCode: ReadonlyMap<string, RunsSince>;
  /** The known items of these runs. */
  items: ItemsById;
}

/** The runs of these integrations since a time. Updates live; undefined until the cache has been read. */
export function useRunsSince(codes: readonly string[], time: number): RunsOfCodes | undefined {
  const choices = useItemChoices();
  return useCacheQuery((cache) => readRunsSince(cache, codes, time), [codes.join('\n'), time, choices]);
}

/** Reads the result of `useRunsSince` once, without a live query. */
export async function readRunsSince(
  cache: CacheDatabase,
  codes: readonly string[],
  time: number,
): Promise<RunsOfCodes> {
  const { bottom, since } = await readKnownRuns(cache);
  const first = Math.max(bottom, await firstIdSince(cache, time - MAX_DISORDER_MS));
  const read = async (code: string): Promise<RunsSince> => {
    const ofCode = cache.executions.where('[instanceCode+id]').between([code, first], [code, Infinity]);
    const runs = await ofCode.reverse().limit(MAX_READ).toArray();
    const cutAt = runs.length === MAX_READ ? Date.parse(runs.at(-1)?.createdAt ?? '') : 0;
    return { runs, completeSince: Math.max(since, cutAt) };
  };
  const found = await Promise.all(codes.map(async (code) => [code, await read(code)] as const));
  const items = await readItems(
    cache,
    found.flatMap(([, { runs }]) => runs),
  );
  return { byCode: new Map(found), items };
}
