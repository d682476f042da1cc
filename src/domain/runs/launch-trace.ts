import type { Person } from '../person';

/**
 * Identifies the executions of a launch: their ids are above `afterId`, and `user` created them at `since` or later
 * (milliseconds, server clock).
 */
export interface LaunchTrace {
  code: string;
  user: Person & { email: string };
  afterId: number;
  since: number;
}
