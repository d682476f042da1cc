import { useCallback, useEffect, useRef, useState } from 'react';
import { commands } from '@/data/commands';
import type { ApiProblem } from '@/domain/problem';

export interface WarningEntry {
  id: number;
  message: string;
}

interface WarningPages {
  items: WarningEntry[];
  /** Null while the server has not said. */
  total: number | null;
  hasMore: boolean;
  busy: boolean;
  problem: ApiProblem | null;
}

export interface Warnings extends WarningPages {
  /** Reads the next page, or the one that failed again. */
  readMore: () => void;
}

const START: WarningPages = { items: [], total: null, hasMore: true, busy: true, problem: null };

/** The warnings of a step, read page by page from the server; the first at once. */
export function useWarnings(stepId: number): Warnings {
  const [pages, setPages] = useState(START);
  const next = useRef(1);
  const reading = useRef(false);
  const readMore = useCallback(() => {
    if (reading.current) return;
    reading.current = true;
    setPages((before) => ({ ...before, busy: true, problem: null }));
    const read = async (): Promise<void> => {
      const outcome = await commands.readWarnings(stepId, next.current);
      reading.current = false;
      if (!outcome.ok) {
        setPages((before) => ({ ...before, busy: false, problem: outcome.problem }));
        return;
      }
      next.current += 1;
      const { items, total, hasMore } = outcome.value;
      setPages((before) => ({ items: append(before.items, items), total, hasMore, busy: false, problem: null }));
    };
    void read();
  }, [stepId]);
  useEffect(readMore, [readMore]);
  return { ...pages, readMore };
}

/** A page that shifted meanwhile brings some again. */
function append(before: readonly WarningEntry[], more: readonly WarningEntry[]): WarningEntry[] {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...more.filter(({ id }) => !known.has(id))];
}
