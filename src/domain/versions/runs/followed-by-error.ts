import type { ExecutionRow } from '../../execution';
import { outcomeOf } from '../../runs/health/outcome';
import { DAY_MS } from '@/lib/durations';

/** If an error comes more than this many milliseconds after a change, it probably has another cause. */
const SOON_MS = 7 * DAY_MS;

/**
 * Whether an error followed a change: the first run with the changed version failed, or any run failed within seven
 * days.
 * @param time when the change was saved, milliseconds since 1970
 * @param runs the runs that used the changed version, newest first
 */
export function isFollowedByError(time: number, runs: readonly ExecutionRow[]): boolean {
  const ended = runs.filter(({ status }) => outcomeOf(status) !== 'running');
  const hasFailed = ({ status }: ExecutionRow): boolean => outcomeOf(status) === 'error';
  const first = ended.at(-1);
  return (
    (first !== undefined && hasFailed(first)) ||
    ended.some((run) => hasFailed(run) && Date.parse(run.createdAt ?? '') - time <= SOON_MS)
  );
}
