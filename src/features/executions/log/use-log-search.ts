import { useEffect, useMemo, useRef, useState } from 'react';
import type { LogSearchAnswer } from '@/data/run-details/log-reader';
import type { OpenLog } from '@/data/run-details/use-open-log';
import type { LogRows } from '@/domain/log/log-rows';
import { firstAtOrAfter, type LogHits } from '@/domain/log/search-log';

/** Wait after the last key before the log is searched. */
const PAUSE_MS = 120;

export interface LogSearch {
  query: string;
  setQuery: (query: string) => void;
  state: 'off' | 'searching' | LogSearchAnswer['state'];
  /** Hits in lines that are shown; null while nothing is searched for. */
  hits: LogHits | null;
  /** Index of the current hit; -1 without one. */
  current: number;
  /** Goes to the hit `by` places further, round the ends. */
  move: (by: number) => void;
}

interface Answered {
  query: string;
  open: OpenLog;
  answer: LogSearchAnswer;
}

/**
 * Searches a log while the user types, and again when the log grows.
 * @param find searches in the worker
 * @param topLine the first line in view, so that the first hit is one near by; the same function on each render
 * @param onHit shows the line of the current hit, counted from 0; the same function on each render
 */
export function useLogSearch(
  open: OpenLog,
  rows: LogRows,
  find: (query: string) => Promise<LogSearchAnswer | null>,
  topLine: () => number,
  onHit: (line: number) => void,
): LogSearch {
  const [query, setQuery] = useState('');
  const [answered, setAnswered] = useState<Answered | null>(null);
  const [place, setPlace] = useState({ line: 0, nth: 0 });
  useEffect(() => {
    if (query === '') return undefined;
    let isCurrent = true;
    const search = async (): Promise<void> => {
      const answer = await find(query);
      if (isCurrent && answer !== null) setAnswered({ query, open, answer });
    };
    const timer = setTimeout(() => void search(), PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query, open, find]);

  const answer = query !== '' && answered?.query === query ? answered.answer : null;
  const found = answer?.state === 'found' ? answer.hits : null;
  const hits = useMemo(() => (found === null ? null : shownHits(found, rows)), [found, rows]);
  const placed = useRef('');
  // The first answer to a query goes to a hit near by; the same query in a longer log, or with other levels, goes nowhere.
  useEffect(() => {
    if (hits === null || placed.current === query) return;
    placed.current = query;
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
    state: query === '' ? 'off' : (answer?.state ?? 'searching'),
    hits,
    current,
    move,
  };
}

function shownHits(hits: LogHits, rows: LogRows): LogHits {
  const kept = [...hits.lines.keys()].filter((index) => rows.isShown(hits.lines[index] ?? 0));
  if (kept.length === hits.lines.length) return hits;
  const pick = (values: Uint32Array): Uint32Array => Uint32Array.from(kept, (index) => values[index] ?? 0);
  return { lines: pick(hits.lines), from: pick(hits.from), to: pick(hits.to), isComplete: hits.isComplete };
}
