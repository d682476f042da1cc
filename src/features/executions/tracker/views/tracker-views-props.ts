import type { Grid } from '@/data/use-grid-state';

/** What the views of the tracker depend on. */
export interface TrackerViewsProps {
  grid: Grid;
  /** The time to which periods refer, milliseconds since 1970. */
  now: number;
}
