import { useEffect, useMemo, useRef, useState } from 'react';
import type { LogSearchResult } from '@/data/run-details/log-reader';
import type { OpenLog } from '@/data/run-details/use-open-log';
import type { LogRows } from '@/domain/log/log-rows';
import type { LogHits } from '@/domain/log/search-log';
import { firstAtOrAfter } from '@/lib/sorted-search';

/** The delay between the last key press and the search. */
const PAUSE_MS = 120;

/** A search in a log, its state and its hits. */
export interface LogSearch {
  query: string;
  setQuery: (query: string) => void;
  state: 'off' | 'searching' | LogSearchResult['state'];
  /** The hits in visible lines; null while there is no result. */
  hits: LogHits | null;
  /** Index of the current hit; -1 if there is none. */
  current: number;
  /** Moves forward by `by` hits, or back if `by` is negative. After the last hit comes the first. */
  move: (by: number) => void;
}

interface SearchedQuery {
  query: string;
  open: OpenLog;
  result: LogSearchResult;
}

/**
 * Searches a log while the user types, and again when the log grows.
 * @param find searches in the worker
 * @param topLine returns the first line in view, where the search for the first hit begins; must be a stable function
 * @param onHit scrolls to a zero-based line; must be a stable function
 */
export function useLogSearch(
  open: OpenLog,
  rows: LogRows,
  find: (query: string) => Promise<LogSearchResult | null>,
  topLine: () => number,
  onHit: (line: number) => void,
): LogSearch {
  const [query, setQuery] = useState('');
  const [searched, setSearched] = useState<SearchedQuery | null>(null);
  /** The current hit: the line, and the index of the hit within it. Both stay correct when the log grows. */
  const [place, setPlace] = useState({ line: 0, nth: 0 });
  useEffect(() => {
    if (query === '') return undefined;
    let isCurrent = true;
    const search = async (): Promise<void> => {
      const result = await find(query);
      if (isCurrent && result !== null) setSearched({ query, open, result });
    };
    const timer = setTimeout(() => void search(), PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query, open, find]);

  const result = query !== '' && searched?.query === query ? searched.result : null;
  const foundHits = result?.state === 'found' ? result.hits : null;
  const hits = useMemo(() => (foundHits === null ? null : visibleHits(foundHits, rows)), [foundHits, rows]);
  const scrolledQuery = useRef('');
  // Scrolls only for the first result of a query, not when the log grows or other levels are shown.
  useEffect(() => {
    if (hits === null || scrolledQuery.current === query) return;
    scrolledQuery.current = query;
    const line = hits.lines[firstAtOrAfter(hits.lines, topLine())] ?? hits.lines[0];
    setPlace({ line: line ?? 0, nth: 0 });
    if (line !== undefined) onHit(line);
  }, [hits, query, topLine, onHit]);
  const first = hits === null ? 0 : firstAtOrAfter(hits.lines, place.line);
  const count = hits?.lines.length ?? 0;
  const current = count === 0 ? -1 : (first + place.nth) % count;
  const move = (by: number): void => {
    if (hits === null || count === 0) return;
    const next = (current + by + count) % count;
    const line = hits.lines[next] ?? 0;
    setPlace({ line, nth: next - firstAtOrAfter(hits.lines, line) });
    onHit(line);
  };
  return {
    query,
    setQuery,
    state: query === '' ? 'off' : (result?.state ?? 'searching'),
    hits,
    current,
    move,
  };
}

function visibleHits(hits: LogHits, rows: LogRows): LogHits {
  const kept = [...hits.lines.keys()].filter((index) => rows.isShown(hits.lines[index] ?? 0));
  if (kept.length === hits.lines.length) return hits;
  const pick = (values: Uint32Array): Uint32Array => Uint32Array.from(kept, (index) => values[index] ?? 0);
  return { lines: pick(hits.lines), from: pick(hits.from), to: pick(hits.to), isComplete: hits.isComplete };
}
