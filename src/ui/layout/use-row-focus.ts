import { useEffect, useRef, type RefObject } from 'react';
import { focusHeading } from './focus-heading';

interface LastFocus {
  control: Element;
  row: Element;
  /** The index of the row in the table. */
  rowIndex: number;
  controlIndex: number;
}

/**
 * When the focused control of a row disappears after a press, moves the focus to the first control of the row. If the
 * row is gone too, the focus moves to the same control of the next row, or of the previous row if there is no next row.
 * If no row is left, the focus moves to the heading.
 * @param panel the element that contains the table; it must exist even if there are no rows
 */
export function useRowFocus(panel: RefObject<HTMLElement | null>): void {
  const last = useRef<LastFocus | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      last.current = target instanceof Element && panel.current !== null ? placeOf(target, panel.current) : null;
    };
    // After a press outside the panel, the focus must not come back to the panel.
    const forget = ({ target }: PointerEvent): void => {
      if (target instanceof Node && panel.current?.contains(target) !== true) last.current = null;
    };
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', forget);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', forget);
    };
  }, [panel]);
  useEffect(() => {
    if (last.current === null || last.current.control.isConnected || panel.current === null) return;
    const next = nextControl(last.current, panel.current);
    last.current = null;
    if (document.activeElement !== document.body) return;
    if (next) next.focus();
    else focusHeading(panel.current);
  });
}

function nextControl({ row, rowIndex, controlIndex }: LastFocus, panel: Element): HTMLElement | undefined {
  const own = row.isConnected ? controlsOf(row)[0] : undefined;
  if (own !== undefined) return own;
  const rows = rowsOf(panel);
  const others = [...rows.slice(rowIndex), ...rows.slice(0, rowIndex).reverse()].map(controlsOf);
  const controls = others.find(({ length }) => length > 0);
  return controls?.[controlIndex] ?? controls?.at(-1);
}

function placeOf(control: Element, panel: Element): LastFocus | null {
  const row = control.closest('tbody tr');
  const rowIndex = row === null ? -1 : rowsOf(panel).indexOf(row);
  if (row === null || rowIndex < 0) return null;
  return { control, row, rowIndex, controlIndex: controlsOf(row).findIndex((each) => each === control) };
}

const rowsOf = (panel: Element): Element[] => [...panel.querySelectorAll('tbody tr')];
/** The controls that act on a row. A button that only shows the rest of a value is left out. */
const controlsOf = (row: Element): HTMLElement[] => [
  ...row.querySelectorAll<HTMLElement>(':is(button, a[href], input):not(:disabled, [data-rest])'),
];
