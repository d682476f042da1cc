import type { ExecutionRow } from '../../execution';
import type { Shortfall } from '../figures/item-shortfall';
import { endOf, outcomeOf } from './outcome';
import { timeOf } from '@/lib/time-of';

/**
 * The states of a job instance, worst first:
 * - `missed`: the last due run did not happen
 * - `silent`: the last run worked, but processed nothing
 * - `never`: there is no run yet
 * - all others: the outcome of the last run
 */
export const HEALTH_STATES = [
  'error',
  'missed',
  'silent',
  'running',
  'warning',
  'success',
  'stopped',
  'never',
] as const;
export type HealthState = (typeof HEALTH_STATES)[number];

/** How a job instance is doing, as lists show it. */
export interface Health {
  state: HealthState;
  /**
   * Since when: the end of the run, its start while it runs, or the due time that was missed. Milliseconds since 1970;
   * null if unknown.
   */
  since: number | null;
}

/**
 * How a job instance is doing: the outcome of its newest run, `silent` if that run processed nothing, or `missed` if a
 * run that was due after it did not happen. After a failed run, the state stays `error`. It also stays `running` during
 * a run, because another run cannot start meanwhile.
 * @param newest the newest run; null if there is none
 * @param missed the due time of a run that did not happen, milliseconds since 1970; null if none is known
 * @param shortfall the shortfall of the newest run
 */
export function healthOf(
  newest: ExecutionRow | null,
  missed: number | null,
  shortfall: Shortfall | null = null,
): Health {
  if (newest === null) return missed === null ? { state: 'never', since: null } : { state: 'missed', since: missed };
  const outcome = outcomeOf(newest.status);
  const isOlder = missed !== null && (timeOf(newest.createdAt) ?? 0) < missed;
  if (isOlder && outcome !== 'error' && outcome !== 'running') return { state: 'missed', since: missed };
  const moment = outcome === 'running' ? (newest.startedAt ?? newest.createdAt) : endOf(newest);
  const state = shortfall?.kind === 'nothing' ? 'silent' : outcome;
  return { state, since: timeOf(moment) };
}

/** Compares two job instances: the worst state comes first. Within a state, the newest comes first. */
export function compareHealth(a: Health, b: Health): number {
  const state = HEALTH_STATES.indexOf(a.state) - HEALTH_STATES.indexOf(b.state);
  return state === 0 ? (b.since ?? 0) - (a.since ?? 0) : state;
}
