import type { ExecutionRow } from '@/domain/execution';
import { failureStreak, type FailureStreak } from '@/domain/runs/health/failure-streak';
import type { ItemsById } from '@/domain/runs/figures/item-shortfall';
import { ENOUGH_RUNS, needsOlderRuns } from '@/domain/runs/figures/usual-duration';
import { hasSucceeded } from '@/domain/runs/health/outcome';
import type { CacheDatabase } from '@/database/cache-database';
import { readBottom, readKnownRange, readKnownRuns, readRunsBelow } from './known-runs';
import { readItems } from './read-items';
import { useItemChoices } from '../../item-choices';
import { useCacheQuery } from '../use-cache-query';

/** The number of runs after which the search for older runs stops. */
const MAX_READ = 1000;
/**
 * How many of the newest runs of all job instances are read together. After that, a job instance without a run among
 * them is read on its own.
 */
const RECENT = 100;

/** The last runs of a job instance. */
export interface RunHealth {
  /** Newest first: at least the requested number, if the device has that many. */
  runs: readonly ExecutionRow[];
  streak: FailureStreak;
  /** Whether `runs` has every run of this job instance. */
  hasAll: boolean;
  /** The known items of these runs. */
  items: ItemsById;
}

/**
 * The last runs of these job instances, by code; at least `count` runs of each, if the device has that many. Undefined
 * if there are no codes, and until the cache has been read. A code without runs has an entry with empty `runs`.
 */
export function useRunHealth(codes: readonly string[], count: number): ReadonlyMap<string, RunHealth> | undefined {
  const choices = useItemChoices();
  return useCacheQuery(
    async (cache) => (codes.length === 0 ? undefined : readRunHealth(cache, codes, count)),
    [codes.join('\n'), count, choices],
  );
}

/** Reads the result of `useRunHealth` once, without a live query. */
export async function readRunHealth(
  cache: CacheDatabase,
  codes: readonly string[],
  count: number,
): Promise<ReadonlyMap<string, RunHealth>> {
  return cache.transaction('r', cache.executions, cache.executionDetails, cache.meta, async () => {
    const { bottom, hasAll } = await readKnownRuns(cache);
    const read = (code: string) => readRunsOf(cache, { code, bottom, count: Math.max(count, ENOUGH_RUNS), hasAll });
    const found = await Promise.all(codes.map(async (code) => [code, await read(code)] as const));
    const items = await readItems(
      cache,
      found.flatMap(([, { runs }]) => runs),
    );
    return new Map(found.map(([code, health]) => [code, { ...health, items }]));
  });
}

/**
 * A run and the earlier runs of its job instance, as far as the device has them: at least 40 runs, and older ones until
 * one of them has worked, but at most `MAX_READ`. `streak` ends with this run. Undefined until the cache has been read.
 */
export function useRunsUpTo(code: string | null, id: number): RunHealth | undefined {
  const choices = useItemChoices();
  return useCacheQuery(async (cache) => (code === null ? NO_RUNS : readRunsUpTo(cache, code, id)), [code, id, choices]);
}

const NO_RUNS: RunHealth = { runs: [], streak: failureStreak([], false), hasAll: false, items: new Map() };

/** Reads the result of `useRunsUpTo` once, without a live query. */
export async function readRunsUpTo(cache: CacheDatabase, code: string, id: number): Promise<RunHealth> {
  return cache.transaction('r', cache.executions, cache.executionDetails, cache.meta, async () => {
    const [known, { hasAll }] = await Promise.all([readKnownRange(cache, id), readKnownRuns(cache)]);
    const health = await readRunsOf(cache, { code, bottom: known?.from ?? id, top: id, count: ENOUGH_RUNS, hasAll });
    return { ...health, items: await readItems(cache, health.runs) };
  });
}

/** A run that worked and is later than a given run. */
export interface NextSuccess {
  run: ExecutionRow;
  /** Whether this is certainly the first success. If not, this device may lack an earlier success. */
  isFirst: boolean;
}

/**
 * The first run on this device that worked, among the runs of a job instance after the run `id`; null if there is none,
 * undefined until the cache has been read.
 */
export function useNextSuccess(code: string | null, id: number): NextSuccess | null | undefined {
  return useCacheQuery(async (cache) => (code === null ? null : readNextSuccess(cache, code, id)), [code, id]);
}

/** Reads the result of `useNextSuccess` once, without a live query. */
export async function readNextSuccess(cache: CacheDatabase, code: string, id: number): Promise<NextSuccess | null> {
  return cache.transaction('r', cache.executions, cache.meta, async () => {
    const known = await readKnownRange(cache, id);
    const later = cache.executions.where('[instanceCode+id]').between([code, id], [code, Infinity], false);
    const run = await later.filter(({ status }) => hasSucceeded(status)).first();
    return run === undefined ? null : { run, isFirst: known !== null && run.id <= known.to };
  });
}

/**
 * When the newest run of a job instance was created, ISO 8601; null if there is no run, undefined until the cache has
 * been read.
 */
export function useNewestRunTime(code: string | null): string | null | undefined {
  return useCacheQuery(
    async (cache) => (code === null ? null : ((await readNewestRuns(cache, [code])).get(code)?.createdAt ?? null)),
    [code],
  );
}

interface RunRange {
  code: string;
  /** The highest id to read; by default there is no limit. */
  top?: number;
  /** The lowest id to read. */
  bottom: number;
  /** How many runs are read at a time. */
  count: number;
  /** Whether the device has every execution of the server. */
  hasAll: boolean;
}

/**
 * Reads the newest `count` runs. Then reads older runs until the runs contain a success and suffice for the usual
 * durations, or until there are `MAX_READ` runs.
 */
async function readRunsOf(
  cache: CacheDatabase,
  { code, bottom, top = Infinity, count, hasAll }: RunRange,
): Promise<Omit<RunHealth, 'items'>> {
  const below = (id: number, limit: number): Promise<ExecutionRow[]> =>
    readRunsBelow(cache, { code, bottom, below: id, limit });
  let runs = await below(top + 1, count);
  let atEnd = runs.length < count;
  while (!atEnd && runs.length < MAX_READ && (failureStreak(runs, false).mayBeLonger || needsOlderRuns(runs))) {
    const older = await below(runs.at(-1)?.id ?? 0, count);
    runs = [...runs, ...older];
    atEnd = older.length < count;
  }
  return { runs, streak: failureStreak(runs, atEnd && hasAll), hasAll: atEnd && hasAll };
}

/** The newest run of each requested job instance, by code; null if it has no runs. */
export async function readNewestRuns(
  cache: CacheDatabase,
  codes: readonly string[],
): Promise<ReadonlyMap<string, ExecutionRow | null>> {
  return cache.transaction('r', cache.executions, cache.meta, async () => {
    const bottom = await readBottom(cache);
    // For many job instances, one read of recent runs is faster than a read for each.
    const recent =
      codes.length < RECENT / 10
        ? []
        : await cache.executions.where('id').aboveOrEqual(bottom).reverse().limit(RECENT).toArray();
    const known = new Map(recent.toReversed().map((run) => [run.instanceCode, run]));
    const newest = async (code: string): Promise<ExecutionRow | null> =>
      known.get(code) ?? (await readRunsBelow(cache, { code, bottom, limit: 1 }))[0] ?? null;
    return new Map(await Promise.all(codes.map(async (code) => [code, await newest(code)] as const)));
  });
}
