/**
 * What is needed to find the executions of a launch: their ids are above `afterId`, and they were created by `email` at
 * `since` (milliseconds, server clock) or later.
 */
export interface LaunchMark {
  code: string;
  email: string;
  afterId: number;
  since: number;
}

/** The result of a launch; `in-doubt` when it is unknown whether the request arrived. */
export type LaunchResult = 'accepted' | 'refused' | 'in-doubt';

/** The newest launch of an instance in this tab. */
export interface Launch {
  mark: LaunchMark;
  result: LaunchResult;
  /** Whether the automatic look-ups have ended. */
  overdue: boolean;
}

/** A notice about a launch, in addition to its toast. */
export type LaunchNotice =
  | { kind: 'repeated'; ids: readonly number[] }
  | { kind: 'arrived'; id: number }
  | { kind: 'started-anyway'; id: number }
  | { kind: 'looking' }
  | { kind: 'not-found' };

/**
 * Compares a launch with the executions that appeared since; null when no notice is needed. The browser may repeat the
 * request: then one launch starts several executions, or the server refuses the second request because of the first.
 */
export function launchNotice(launch: Launch | null, appeared: readonly number[]): LaunchNotice | null {
  if (launch === null) return null;
  const [first] = appeared;
  if (first !== undefined && appeared.length > 1) return { kind: 'repeated', ids: appeared };
  if (launch.result === 'accepted') return null;
  if (launch.result === 'refused') return first === undefined ? null : { kind: 'started-anyway', id: first };
  if (first !== undefined) return { kind: 'arrived', id: first };
  return { kind: launch.overdue ? 'not-found' : 'looking' };
}

/** Whether the result of a launch is unknown and the console still looks it up. */
export function isResultPending(launch: Launch | null): boolean {
  return launch?.result === 'in-doubt' && !launch.overdue;
}
