import type { ExecutionRow } from '../../execution';
import { outcomeOf } from './outcome';

/** The state of a job instance, from worst to never run. `missed`: it was due and did not run. */
export const HEALTH_STATES = ['error', 'missed', 'running', 'warning', 'success', 'stopped', 'never'] as const;
export type HealthState = (typeof HEALTH_STATES)[number];

/** What a list says of a job instance's health. */
export interface Health {
  state: HealthState;
  /**
   * When it came to this state, milliseconds since 1970: the end of the run, its start while running, or when it was
   * due.
   */
  since: number | null;
}

/**
 * The health of a job instance: what its newest run says, unless a run was due after that and did not happen. A failure
 * stays a failure, and while one runs, another cannot start.
 * @param newest its newest run; null when it never ran
 * @param missed when a run was due that did not happen, milliseconds since 1970; null when none is known
 */
export function healthOf(newest: ExecutionRow | null, missed: number | null): Health {
  if (newest === null) return missed === null ? { state: 'never', since: null } : { state: 'missed', since: missed };
  const outcome = outcomeOf(newest.status);
  const isOlder = missed !== null && (timeOf(newest.createdAt) ?? 0) < missed;
  if (isOlder && outcome !== 'error' && outcome !== 'running') return { state: 'missed', since: missed };
  const moment = outcome === 'running' ? newest.startedAt : newest.finishedAt;
  return { state: outcome, since: timeOf(moment ?? newest.createdAt) };
}

function timeOf(moment: string | null): number | null {
  const time = moment === null ? Number.NaN : Date.parse(moment);
  return Number.isNaN(time) ? null : time;
}

/** Sorts the worst state first; within a state, the newest first. */
export function compareHealth(a: Health, b: Health): number {
  const state = HEALTH_STATES.indexOf(a.state) - HEALTH_STATES.indexOf(b.state);
  return state === 0 ? (b.since ?? 0) - (a.since ?? 0) : state;
}
