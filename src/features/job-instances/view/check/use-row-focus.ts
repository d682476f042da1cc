import { useEffect, useRef, type RefObject } from 'react';
import { focusHeading } from '@/ui/layout/focus-heading';

/**
 * Moves the focus when the row that has it goes away, as after a test of its connection: to the next row, or to the
 * heading if none is left.
 * @param panel contains the rows, also while there are none
 */
export function useRowFocus(panel: RefObject<HTMLElement | null>): void {
  const last = useRef<{ row: Element; index: number } | null>(null);
  useEffect(() => {
    const element = panel.current;
    const note = ({ target }: FocusEvent): void => {
      const row = target instanceof Element ? target.closest('tbody tr') : null;
      last.current = row && element && { row, index: rowsOf(element).indexOf(row) };
    };
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, [panel]);
  useEffect(() => {
    if (last.current?.row.isConnected !== false || panel.current === null) return;
    const { index } = last.current;
    last.current = null;
    if (document.activeElement !== document.body) return;
    const rows = rowsOf(panel.current);
    const control = (rows[index] ?? rows.at(-1))?.querySelector<HTMLElement>('button, a');
    if (control) control.focus();
    else focusHeading(panel.current);
  });
}

const rowsOf = (panel: Element): Element[] => [...panel.querySelectorAll('tbody tr')];
