import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CacheDatabase } from '@/database/cache-database';
import type { ExecutionRow, StepRow } from '@/domain/execution';
import type { ApiProblem } from '@/domain/problem';
import type { StepWarning } from '@/domain/warnings/warning-kinds';
import { PAGE_SIZE } from '@/lib/page-size';
import { commands } from '../commands';
import { useOnline } from '../sync/use-sync';
import { readKeptWarnings, useKeptWarnings, type KeptWarnings } from './use-kept-warnings';

/** The warnings of an execution that have been read. */
export interface RunWarnings {
  /** In the order of the steps; the warnings of a step in the server's order. */
  items: readonly StepWarning[];
  /** The number of warnings according to the counters of the steps. */
  total: number;
  /** Whether all warnings have been read. */
  isComplete: boolean;
  /** Whether warnings are being read, from this device or the server. */
  busy: boolean;
  /** Why the last request failed; null if it did not fail. */
  problem: ApiProblem | null;
  /** Reads all missing warnings; after a failure, continues at the page that failed. */
  readAll: () => void;
}

/** The warnings of a step that have been read. */
interface StepPages {
  items: readonly StepWarning[];
  /** The next page to read, 1-based; null if all pages have been read. */
  next: number | null;
}

const FIRST: StepPages = { items: [], next: 1 };

/**
 * The warnings of an execution, from this device and from the server. The first page of a step is read immediately if
 * it is not on this device; further pages are read on demand. The result is the same object until it changes.
 * @param run must stay the same run: give the component the run's id as its `key`
 * @param steps the steps of the execution, which must have ended
 */
export function useRunWarnings(run: ExecutionRow, steps: readonly StepRow[]): RunWarnings {
  const online = useOnline();
  const kept = useKeptWarnings(run);
  const isKnown = kept !== undefined;
  const warned = steps.filter(({ warningCount }) => warningCount > 0);
  const [pages, setPages] = useState<ReadonlyMap<number, StepPages>>(new Map());
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const all = useMemo(() => longestLists(steps, kept, pages), [steps, kept, pages]);
  // Stays the same array until a warning is added, because grouping many warnings takes a while.
  const items = useMemo(
    () => steps.flatMap(({ id, warningCount }) => (warningCount > 0 ? (all.get(id)?.items ?? []) : [])),
    [steps, all],
  );
  const lacksFirst = warned.some(({ id }) => all.get(id)?.next === 1);
  const known = useRef(all);
  useEffect(() => {
    known.current = all;
  }, [all]);
  const isReading = useRef(false);
  const isUnmounted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);

  /** Reads missing pages, until `limit` pages of each step are known. */
  const read = useCallback(
    async (limit: number): Promise<void> => {
      if (isReading.current) return;
      isReading.current = true;
      setBusy(true);
      const failed = await readPages(warned, limit, known, (step, next) => {
        known.current = new Map(known.current).set(step, next);
        setPages((before) => new Map(before).set(step, next));
        return !isUnmounted.current;
      });
      isReading.current = false;
      setBusy(false);
      setProblem(failed);
    },
    // `warned` is a new array at every render, but the steps of a finished execution do not change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the ids of the steps stand for the steps
    [warned.map(({ id }) => id).join()],
  );
  useEffect(() => {
    if (online && isKnown && lacksFirst) void read(1);
  }, [online, isKnown, lacksFirst, read]);

  const total = warned.reduce((sum, { warningCount }) => sum + warningCount, 0);
  const isComplete = warned.every(({ id }) => all.get(id)?.next === null);
  const isBusy = busy || !isKnown;
  const readAll = useCallback(() => void read(Infinity), [read]);
  return useMemo(
    () => ({ items, total, isComplete, busy: isBusy, problem, readAll }),
    [items, total, isComplete, isBusy, problem, readAll],
  );
}

/** The maximum number of pages of each step that a report reads. */
const REPORT_PAGES = 4;

/**
 * Reads the warnings of an execution once, for a report: the stored warnings and, with a connection, the first
 * `REPORT_PAGES` pages of each step.
 */
export async function readRunWarnings(
  cache: CacheDatabase,
  run: ExecutionRow,
  steps: readonly StepRow[],
  online: boolean,
): Promise<{ items: StepWarning[]; total: number }> {
  const warned = steps.filter(({ warningCount }) => warningCount > 0);
  const known = { current: longestLists(warned, await readKeptWarnings(cache, run, online), new Map()) };
  if (online) {
    await readPages(warned, REPORT_PAGES, known, (step, next) => {
      known.current = new Map(known.current).set(step, next);
      return true;
    });
  }
  return {
    items: warned.flatMap(({ id }) => known.current.get(id)?.items ?? []),
    total: warned.reduce((sum, { warningCount }) => sum + warningCount, 0),
  };
}

/** The warnings of each step: from this device or from the server, whichever has more. */
function longestLists(
  steps: readonly StepRow[],
  kept: KeptWarnings | undefined,
  pages: ReadonlyMap<number, StepPages>,
): ReadonlyMap<number, StepPages> {
  const known = steps.map(({ id, stepName }): [number, StepPages] => {
    const read = pages.get(id) ?? FIRST;
    const stored = kept?.get(id);
    if (stored === undefined || stored.items.length < read.items.length || read.next === null) return [id, read];
    const items = stored.items.map((each) => ({ ...each, stepName }));
    return [id, { items, next: stored.isComplete ? null : Math.floor(items.length / PAGE_SIZE) + 1 }];
  });
  return new Map(known);
}

/**
 * Reads pages of each step until `limit` pages of the step are known. Stops after a failure and returns its problem;
 * returns null if nothing failed.
 * @param onPage called after each page with all pages of the step so far; returns false to stop reading
 */
async function readPages(
  steps: readonly StepRow[],
  limit: number,
  known: { readonly current: ReadonlyMap<number, StepPages> },
  onPage: (step: number, pages: StepPages) => boolean,
): Promise<ApiProblem | null> {
  for (const { id, stepName } of steps) {
    let { items, next } = known.current.get(id) ?? FIRST;
    while (next !== null && next <= limit) {
      const outcome = await commands.fetchWarnings({ stepId: id, page: next });
      if (!outcome.ok) return outcome.problem;
      const seen = new Set(items.map((each) => each.id));
      const added = outcome.value.items.filter((each) => !seen.has(each.id));
      items = [...items, ...added.map((each) => ({ ...each, stepName }))];
      next = outcome.value.hasMore ? next + 1 : null;
      if (!onPage(id, { items, next })) return null;
    }
  }
  return null;
}
