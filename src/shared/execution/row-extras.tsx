import { createContext, useContext, type ReactNode } from 'react';
import type { ExecutionRow } from '@/domain/execution';
import styles from './execution.module.css';

/** What the rows of a list get after they are on the screen. */
export interface RowExtras {
  /** The bar below a duration. */
  bar: (row: ExecutionRow) => ReactNode;
  /** The button to watch a run that has not ended. */
  watch: (row: ExecutionRow) => ReactNode;
}

/** The extras of a list; null while their code and data load. */
export const RowExtrasContext = createContext<RowExtras | null>(null);

/** The place of the button to watch a run, beside the name of its integration. */
export function WatchPlace({ row }: { row: ExecutionRow }) {
  return <span className={styles.watch}>{useContext(RowExtrasContext)?.watch(row)}</span>;
}
