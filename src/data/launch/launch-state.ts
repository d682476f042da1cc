/** A launch, as one looks for its execution: what was there before it, and when it was asked for by the server's clock. */
export interface LaunchMark {
  code: string;
  email: string;
  afterId: number;
  since: number;
}

/** How a launch was answered: `unclear` when nobody knows whether it arrived. */
export type LaunchAnswer = 'accepted' | 'refused' | 'unclear';

/** The newest launch of an instance in this tab. */
export interface Launch {
  mark: LaunchMark;
  answer: LaunchAnswer;
  /** It was looked for as often as the console does by itself. */
  overdue: boolean;
}

/** What has to be said about a launch besides its toast; null for one that is as it should be. */
export type LaunchNotice =
  | { kind: 'repeated'; ids: readonly number[] }
  | { kind: 'arrived'; id: number }
  | { kind: 'started-anyway'; id: number }
  | { kind: 'looking' }
  | { kind: 'not-found' };

/**
 * Compares a launch with the executions that appeared since. The browser may have repeated the request by itself, so that
 * several came of one, or a later one was refused because of the first.
 */
export function launchNotice(launch: Launch | null, appeared: readonly number[]): LaunchNotice | null {
  if (launch === null) return null;
  const [first] = appeared;
  if (first !== undefined && appeared.length > 1) return { kind: 'repeated', ids: appeared };
  if (launch.answer === 'accepted') return null;
  if (launch.answer === 'refused') return first === undefined ? null : { kind: 'started-anyway', id: first };
  if (first !== undefined) return { kind: 'arrived', id: first };
  return { kind: launch.overdue ? 'not-found' : 'looking' };
}

/** Whether it is unknown what came of a launch, and the console still looks for it. */
export function isLookedFor(launch: Launch | null): boolean {
  return launch?.answer === 'unclear' && !launch.overdue;
}
