import { createContext, useContext, type ReactNode } from 'react';
import type { ExecutionRow } from '@/domain/execution';
import styles from './execution.module.css';

/** Parts of a row that load only after the list is on the screen. */
export interface RowExtras {
  /** Renders the bar below a duration. */
  renderBar: (row: ExecutionRow) => ReactNode;
  /** Renders the button that watches a run. Only for a run that has not ended. */
  renderWatch: (row: ExecutionRow) => ReactNode;
}

/** The extras for the rows of a list; null until their code and data have loaded. */
export const RowExtrasContext = createContext<RowExtras | null>(null);

/** The place for the watch button, beside the name of the integration. Empty until the extras have loaded. */
export function WatchPlace({ row }: { row: ExecutionRow }) {
  return <span className={styles.watch}>{useContext(RowExtrasContext)?.renderWatch(row)}</span>;
}
