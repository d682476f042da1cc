import { useCallback, useEffect, useState, type RefObject } from 'react';
import type { OpenLog } from '@/data/run-details/use-open-log';
import type { LogRows } from '@/domain/log/log-rows';
import { CUT_AT } from './log-line';

const LINE_PX = 20;
const GAP_PX = 18;
/** Of the monospace font at 13 px. */
const CHARACTER_PX = 7.8;
/** What is beside the message. */
const BESIDE_PX = { wide: 234, narrow: 66 };
const NARROW_PX = 640;

/**
 * The height of each row in pixels. Wrapped lines have an estimate, so that the scroll bar is nearly right before they are
 * rendered and measured. The function changes when the heights do.
 */
export function useRowHeights(
  { log }: OpenLog,
  rows: LogRows,
  wraps: boolean,
  scroller: RefObject<HTMLElement | null>,
): (row: number) => number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  const beside = width < NARROW_PX ? BESIDE_PX.narrow : BESIDE_PX.wide;
  const columns = wraps && width > 0 ? Math.max(10, Math.floor((width - beside) / CHARACTER_PX)) : Infinity;
  return useCallback(
    (row) => {
      const { line, isGap } = rows.at(row);
      if (isGap) return GAP_PX;
      const head = log.heads[line] ?? 0;
      const length = Math.min((log.starts[line + 1] ?? 0) - (log.starts[line] ?? 0) - head, CUT_AT);
      return LINE_PX * Math.max(1, Math.ceil(length / columns));
    },
    [log, rows, columns],
  );
}
