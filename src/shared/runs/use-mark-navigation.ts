import { useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { isUnmodified } from '@/lib/browser/is-unmodified';

/** A chart with a row of marks, as `useMarkNavigation` needs it. */
interface MarkRow {
  /** The number of marks. */
  count: number;
  /** The index of the mark that the keyboard reaches first; by default the last mark. */
  start?: number;
  /** The width of the chart in its own units. */
  width: number;
  /** Returns the index of the mark at `x` (from the left edge, in the chart's units); null if there is no mark. */
  indexAt: (x: number) => number | null;
  /** The left edge and width of a mark, in the chart's units. */
  placeOf: (index: number) => { x: number; width: number };
  onOpen: (index: number) => void;
  /** True if a click opens a mark, as Enter does. False for a chart in a table, where a click opens the row. */
  opensOnPress?: boolean;
}

/** The mark that the user has reached with the pointer or the keyboard, and its rectangle in the window, px. */
interface Reading {
  index: number;
  anchor: DOMRectReadOnly;
}

/**
 * Lets the user read the marks of a chart one by one, with the pointer or the keyboard: arrow keys, Home and End move
 * to a mark, Enter opens the mark, Escape leaves it. Put the handlers on an element that has the size of the chart.
 */
export function useMarkNavigation(row: MarkRow) {
  const { count, width, indexAt, placeOf, onOpen, opensOnPress = false, start = count - 1 } = row;
  const [reading, setReading] = useState<Reading | null>(null);
  // Ignores a reading whose mark no longer exists.
  const current = reading !== null && reading.index < count ? reading : null;

  const read = (element: HTMLElement, index: number): void => {
    const box = element.getBoundingClientRect();
    const scale = box.width / width;
    const place = placeOf(index);
    const anchor = new DOMRect(box.left + place.x * scale, box.top, place.width * scale, box.height);
    setReading({ index, anchor });
  };

  const indexUnder = (event: MouseEvent<HTMLElement>): number | null => {
    const { left, width: shown } = event.currentTarget.getBoundingClientRect();
    return indexAt(((event.clientX - left) / shown) * width);
  };

  const handlers = {
    onPointerMove: (event: MouseEvent<HTMLElement>): void => {
      const index = indexUnder(event);
      if (index === null) setReading(null);
      else if (index !== current?.index) read(event.currentTarget, index);
    },
    onPointerLeave: () => setReading(null),
    onClick: (event: MouseEvent<HTMLElement>): void => {
      // After a tap, the pointer leaves before the click, so there is no reading.
      const index = current?.index ?? indexUnder(event);
      if (opensOnPress && index !== null) onOpen(index);
    },
    onFocus: (event: FocusEvent<HTMLElement>): void => {
      if (event.currentTarget.matches(':focus-visible')) read(event.currentTarget, start);
    },
    onBlur: () => setReading(null),
    onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
      if (!isUnmodified(event)) return;
      const last = count - 1;
      const at = current?.index ?? start;
      const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
      if (next !== undefined) {
        event.preventDefault();
        read(event.currentTarget, Math.min(last, Math.max(0, next)));
      } else if (event.key === 'Enter' && current !== null) {
        event.preventDefault();
        onOpen(current.index);
      } else if (event.key === 'Escape') setReading(null);
    },
  };
  return { reading: current, handlers };
}
