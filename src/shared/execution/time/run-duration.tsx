import { createContext, useContext, type ReactNode } from 'react';
import type { ExecutionRow } from '@/domain/execution';
import { isPending } from '@/domain/execution-status';
import { toDate } from '@/i18n/format/date';
import { ExecutionDuration } from './execution-duration';
import styles from '../execution.module.css';

/** Draws the bar below a duration. */
export type RenderBar = (row: ExecutionRow) => ReactNode;

/** The bars of a list; null while their code and data load. */
export const DurationBarContext = createContext<RenderBar | null>(null);

/** The duration of an execution or its running time so far, and below it the bar. Reserves the bar's space. */
export function RunDuration({ row }: { row: ExecutionRow }) {
  const barOf = useContext(DurationBarContext);
  const { status, startedAt, finishedAt } = row;
  const hasEnded = toDate(finishedAt) !== null;
  if (startedAt === null || toDate(startedAt) === null || (!hasEnded && !isPending(status))) return '–';
  return (
    <span className={styles.duration}>
      <ExecutionDuration from={startedAt} to={hasEnded ? finishedAt : null} />
      {barOf?.(row)}
    </span>
  );
}
