import { useCallback, useEffect, useRef, useState } from 'react';
import type { StepRow } from '@/domain/execution';
import type { ApiProblem } from '@/domain/problem';
import type { StepWarning } from '@/domain/warnings/warning-kinds';
import { commands } from '../commands';
import { useOnline } from '../sync/use-sync';

/** The warnings of an execution, as far as they were read. */
export interface RunWarnings {
  /** In the order of the steps and of the server. */
  items: readonly StepWarning[];
  /** How many there are by the counters of the steps. */
  total: number;
  /** Nothing is missing. */
  isComplete: boolean;
  busy: boolean;
  /** Why the last call failed; null when none did. */
  problem: ApiProblem | null;
  /** Reads all that are missing, or again after a failure. */
  readAll: () => void;
}

interface StepPages {
  items: readonly StepWarning[];
  /** The next page to read; null when all were read. */
  next: number | null;
}

const FIRST: StepPages = { items: [], next: 1 };

/**
 * The warnings of an execution. The first page of each step is read from the server at once, when there is a connection;
 * the others on demand.
 * @param steps those of one finished execution
 */
export function useRunWarnings(steps: readonly StepRow[]): RunWarnings {
  const online = useOnline();
  const warned = steps.filter(({ warningCount }) => warningCount > 0);
  const [pages, setPages] = useState<ReadonlyMap<number, StepPages>>(new Map());
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const known = useRef(pages);
  const isReading = useRef(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  /** Reads up to `limit` pages of each step. */
  const read = useCallback(
    async (limit: number): Promise<void> => {
      if (isReading.current) return;
      isReading.current = true;
      setBusy(true);
      const failed = await readPages(warned, limit, known.current, (step, next) => {
        known.current = new Map(known.current).set(step, next);
        setPages(known.current);
        return !isGone.current;
      });
      isReading.current = false;
      setBusy(false);
      setProblem(failed);
    },
    // The steps of a finished execution do not change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [warned.map(({ id }) => id).join()],
  );
  useEffect(() => {
    if (online) void read(1);
  }, [online, read]);

  return {
    items: warned.flatMap(({ id }) => pages.get(id)?.items ?? []),
    total: warned.reduce((sum, { warningCount }) => sum + warningCount, 0),
    isComplete: warned.every(({ id }) => pages.get(id)?.next === null),
    busy,
    problem,
    readAll: () => void read(Infinity),
  };
}

/** Reads pages of each step until `limit` pages of it are known; returns the problem that ended it, or null. */
async function readPages(
  steps: readonly StepRow[],
  limit: number,
  known: ReadonlyMap<number, StepPages>,
  onPage: (step: number, pages: StepPages) => boolean,
): Promise<ApiProblem | null> {
  for (const { id, stepName } of steps) {
    let { items, next } = known.get(id) ?? FIRST;
    while (next !== null && next <= limit) {
      const outcome = await commands.readWarnings(id, next);
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
