import type { LaunchTrace } from '@/domain/runs/launch-trace';

/** The ids of the executions created since a launch, oldest first. */
export interface LaunchedExecutions {
  /** The executions whose creator is the person who launched. */
  ours: readonly number[];
  /** The executions whose creator the server does not name; the creator may be the person who launched. */
  possible: readonly number[];
}

/** The result of a launch; `in-doubt` if the request may or may not have arrived. */
export type LaunchResult = 'accepted' | 'refused' | 'in-doubt';

/** The newest launch of an instance in this tab. */
export interface Launch {
  trace: LaunchTrace;
  result: LaunchResult;
  /** Whether the console has stopped looking for the executions of a launch that got no response. */
  lookUpsEnded: boolean;
}

/** A notice about a launch, in addition to the toast. */
export type LaunchNotice =
  | { kind: 'repeated'; ids: readonly number[] }
  | { kind: 'arrived'; id: number }
  | { kind: 'possible'; ids: readonly number[] }
  | { kind: 'started-anyway'; id: number }
  | { kind: 'looking' }
  | { kind: 'not-found' };

/**
 * The notice about a launch and its executions; null if no notice is needed. The browser may repeat the request. Then
 * one launch starts several executions, or the server accepts the first request and refuses the second.
 * @param appeared the executions created since the launch
 */
export function launchNotice(launch: Launch | null, appeared: LaunchedExecutions): LaunchNotice | null {
  if (launch === null) return null;
  const { ours, possible } = appeared;
  const [first] = ours;
  if (first !== undefined && ours.length > 1) return { kind: 'repeated', ids: ours };
  if (launch.result === 'accepted') return null;
  if (launch.result === 'refused') return first === undefined ? null : { kind: 'started-anyway', id: first };
  if (first !== undefined) return { kind: 'arrived', id: first };
  if (possible.length > 0) return { kind: 'possible', ids: possible };
  return { kind: launch.lookUpsEnded ? 'not-found' : 'looking' };
}

/** Whether the result of a launch is unknown and the console is still looking it up. */
export function isResultPending(launch: Launch | null): boolean {
  return launch?.result === 'in-doubt' && !launch.lookUpsEnded;
}
