import { useEffect, useState, type RefObject } from 'react';

/** Where the focus goes once the list is drawn again: a control of a card, or the button that adds one. */
interface Wanted {
  card: number | null;
  control: 'first' | 'toggle' | 'up' | 'down';
}

const SELECTORS = {
  // To CSS, a select is always read-only.
  first: ':is(input, textarea):not(:disabled, :read-only), select:not(:disabled)',
  toggle: '[data-control="toggle"]',
  up: '[data-control="up"]:not(:disabled)',
  down: '[data-control="down"]:not(:disabled)',
};

/** Leads the focus on when the control it was on has gone or moved, so that the keyboard stays where the work is. */
export function useFocusNext(
  list: RefObject<HTMLElement | null>,
  otherwise: RefObject<HTMLElement | null>,
): (wanted: Wanted) => void {
  const [wanted, setWanted] = useState<Wanted | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    const card = wanted.card === null ? null : list.current?.querySelector(`[data-card="${wanted.card}"]`);
    const control =
      card?.querySelector<HTMLElement>(SELECTORS[wanted.control]) ??
      card?.querySelector<HTMLElement>(':is([data-control="up"], [data-control="down"]):not(:disabled)') ??
      otherwise.current;
    control?.focus();
  }, [wanted, list, otherwise]);
  return setWanted;
}
