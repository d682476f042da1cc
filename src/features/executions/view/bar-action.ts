import { createContext } from 'react';

/** The place for the main action of a failed run on a phone: in the bar at the bottom of the screen. */
export interface BarAction {
  /** Null while the bar has no place for it. */
  place: HTMLElement | null;
  /** Says whether the failure has a main action. Without one, the bar has the download of the log. */
  setHasAction: (has: boolean) => void;
}

export const BarActionContext = createContext<BarAction | null>(null);
