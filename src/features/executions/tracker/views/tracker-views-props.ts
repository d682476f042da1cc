import type { Grid } from '@/data/use-grid-state';

/** The props of the tools and views of the tracker. */
export interface TrackerViewsProps {
  grid: Grid;
  /** The current time, from which periods such as "last 7 days" count back, milliseconds since 1970. */
  now: number;
}
