import type { Person } from '../person';

/**
 * The facts to find the executions of a launch: their ids are above `afterId`, and `user` created them at `since`
 * (milliseconds, server clock) or later.
 */
export interface LaunchTrace {
  code: string;
  user: Person & { email: string };
  afterId: number;
  since: number;
}
