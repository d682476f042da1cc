import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

/** The indexes of the selected columns; `end` is exclusive. */
export type Range = readonly [start: number, end: number];

/** A press that moves at least this far is a drag, px. */
const DRAG_THRESHOLD = 4;
/** The pause after the last key press before `onChange` is called. */
const PAUSE_MS = 400;

interface BrushOptions {
  /** The number of columns. */
  count: number;
  width: number;
  /** An arrow key with Shift moves a handle by this many columns. */
  leap: number;
  /** Null if nothing is selected. */
  value: Range | null;
  onChange: (range: Range | null) => void;
}

/**
 * Selects columns by dragging or with keys. Calls `onChange` when a drag ends and when the selection is cleared. If a
 * key moves a handle, calls `onChange` `PAUSE_MS` after the last key press, or earlier if the handle loses the focus.
 */
export function useBrush({ count, width, leap, value, onChange }: BrushOptions) {
  const [draft, setDraft] = useState<Range | null>(null);
  const drag = useRef<{ anchor: number; x: number; isMoving: boolean } | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  const range = draft ?? value;

  const choose = (next: Range | null): void => {
    clearTimeout(pause.current);
    setDraft(null);
    onChange(next !== null && next[0] === 0 && next[1] === count ? null : next);
  };

  const columnAt = ({ clientX, currentTarget }: PointerEvent): number => {
    const { left } = currentTarget.getBoundingClientRect();
    return Math.min(count - 1, Math.max(0, Math.floor(((clientX - left) / width) * count)));
  };

  const surface = {
    onPointerDown: (event: PointerEvent): void => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const handle = event.target instanceof HTMLElement ? event.target.dataset['end'] : undefined;
      const [start, end] = range ?? [0, count];
      const anchor = handle === undefined ? columnAt(event) : handle === 'start' ? end - 1 : start;
      drag.current = { anchor, x: event.clientX, isMoving: false };
    },
    onPointerMove: (event: PointerEvent): void => {
      const { current } = drag;
      if (current === null) return;
      current.isMoving ||= Math.abs(event.clientX - current.x) >= DRAG_THRESHOLD;
      if (!current.isMoving) return;
      const at = columnAt(event);
      setDraft([Math.min(at, current.anchor), Math.max(at, current.anchor) + 1]);
    },
    onPointerUp: (): void => {
      const isMoving = drag.current?.isMoving;
      drag.current = null;
      if (isMoving && draft !== null) choose(draft);
    },
    onPointerCancel: (): void => {
      drag.current = null;
      setDraft(null);
    },
    onDoubleClick: (): void => choose(null),
  };

  const handle = (which: 'start' | 'end') => ({
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.key === 'Escape' || event.key === 'Delete') {
        if (range !== null) choose(null);
        return;
      }
      const [start, end] = range ?? [0, count];
      const moved = edgeAfterKey(event, which === 'start' ? start : end, { leap, count });
      if (moved === null) return;
      event.preventDefault();
      const next: Range =
        which === 'start'
          ? [Math.min(Math.max(0, moved), end - 1), end]
          : [start, Math.max(Math.min(count, moved), start + 1)];
      setDraft(next);
      clearTimeout(pause.current);
      pause.current = setTimeout(() => choose(next), PAUSE_MS);
    },
    onBlur: (): void => {
      if (draft !== null && drag.current === null) choose(draft);
    },
  });

  return { range, surface, handle };
}

/**
 * The index of the column edge to which a key moves a handle; null if the key moves nothing. The index may be out of
 * range.
 */
function edgeAfterKey(
  { key, shiftKey }: KeyboardEvent,
  from: number,
  { leap, count }: { leap: number; count: number },
): number | null {
  const step = shiftKey ? leap : 1;
  if (key === 'ArrowLeft' || key === 'ArrowDown') return from - step;
  if (key === 'ArrowRight' || key === 'ArrowUp') return from + step;
  if (key === 'Home') return 0;
  return key === 'End' ? count : null;
}
