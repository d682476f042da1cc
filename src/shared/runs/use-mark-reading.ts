import { useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';

/** A picture of marks in a row. */
interface MarkRow {
  /** Number of marks; the last one is read first. */
  count: number;
  /** Width of the picture in its own units. */
  width: number;
  /** The mark at a distance from the left, or null. */
  indexAt: (x: number) => number | null;
  /** Where a mark is. */
  placeOf: (index: number) => { x: number; width: number };
  onOpen: (index: number) => void;
  /** A press on a mark opens it too; not inside a table, where a press opens the row. */
  opensOnPress?: boolean;
}

/** The mark that the pointer or the keyboard is on, and its place in the window. */
interface Reading {
  index: number;
  anchor: DOMRectReadOnly;
}

/**
 * Reads the marks of a picture one by one, with the pointer or the keyboard: arrow keys, Home and End move, Enter
 * opens, Escape stops. The handlers are for an element of the picture's size.
 */
export function useMarkReading({ count, width, indexAt, placeOf, onOpen, opensOnPress = false }: MarkRow) {
  const [reading, setReading] = useState<Reading | null>(null);
  // A mark may have gone since.
  const current = reading !== null && reading.index < count ? reading : null;

  const read = (element: HTMLElement, index: number): void => {
    const box = element.getBoundingClientRect();
    const scale = box.width / width;
    const place = placeOf(index);
    const anchor = new DOMRect(box.left + place.x * scale, box.top, place.width * scale, box.height);
    setReading({ index, anchor });
  };

  const handlers = {
    onPointerMove: (event: PointerEvent<HTMLElement>): void => {
      const { left, width: shown } = event.currentTarget.getBoundingClientRect();
      const index = indexAt(((event.clientX - left) / shown) * width);
      if (index === null) setReading(null);
      else if (index !== current?.index) read(event.currentTarget, index);
    },
    onPointerLeave: () => setReading(null),
    onClick: () => {
      if (opensOnPress && current !== null) onOpen(current.index);
    },
    onFocus: (event: FocusEvent<HTMLElement>): void => {
      if (event.currentTarget.matches(':focus-visible')) read(event.currentTarget, count - 1);
    },
    onBlur: () => setReading(null),
    onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
      const last = count - 1;
      const at = current?.index ?? last;
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
