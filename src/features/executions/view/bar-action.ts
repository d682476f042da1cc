import { createContext } from 'react';

/** Where a phone shows the primary action for a failed run: in the bar at the bottom of the screen. */
export interface BarAction {
  /** The element in which the action is rendered; null until this element exists, or if there is no action. */
  place: HTMLElement | null;
  /** Tells the page whether the failure has a primary action. If it has none, the bar shows the download of the log. */
  setHasAction: (has: boolean) => void;
}

/** Null outside the page of an execution. */
export const BarActionContext = createContext<BarAction | null>(null);
