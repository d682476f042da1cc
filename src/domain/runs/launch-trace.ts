import type { Person } from '../person';

/**
 * What is needed to find the executions of a launch: their ids are above `afterId`, and they were created by `user` at
 * `since` (milliseconds, server clock) or later.
 */
export interface LaunchTrace {
  code: string;
  user: Person & { email: string };
  afterId: number;
  since: number;
}
