import type { Permissions } from '../../permissions';
import type { CurrentCause } from './cause-since';
import { isRefusal } from './failure-text';

/** What a user should do first about a failed run. */
export type RecommendedAction = 'relaunch' | 'openField' | 'testConnection' | 'openConnection';

/** The facts that decide what to do first about a failed run. */
export interface ActionClues {
  cause: CurrentCause;
  /** Whether only one connection may be the cause, and only its field was changed (`isOnlyChange`). */
  isOnlyChange: boolean;
  /** Whether another system refused the credentials of a connection (`isRefusal`). */
  isRefused: boolean;
  /** Whether a run after the failed run worked. */
  worksSince: boolean;
  /** Whether this device has the integration. Otherwise its form cannot be opened. */
  hasInstance: boolean;
  permissions: Permissions;
  /**
   * If only one connection may be the cause: how its last test ended; null if there was no test. A test that worked
   * before the run does not count.
   */
  lastTest: 'worked' | 'failed' | null;
}

/**
 * Whether a user should look at a connection before a relaunch: another system refused its credentials, so a relaunch
 * fails again, and the user may test and change connections. For screens that know only the error message; the page of
 * the failed run knows more.
 */
export const isConnectionFirst = (errorMessage: string | null, { administrate }: Permissions): boolean =>
  administrate && isRefusal(errorMessage);

/**
 * Chooses what the user should do first about a failed run; null if there is nothing to do, or if the user cannot do
 * it.
 */
export function recommendedActionOf(clues: ActionClues): RecommendedAction | null {
  const { cause, worksSince, hasInstance, permissions, lastTest } = clues;
  const { administrate, operate } = permissions;
  const relaunch = operate ? 'relaunch' : null;
  switch (cause.kind) {
    case 'limit':
    case 'changed':
      return relaunch;
    case 'field':
      return hasInstance && operate ? 'openField' : null;
    case 'connection':
    case 'unknown': {
      const isOne = cause.connections.length === 1;
      if (isOne && lastTest === 'worked' && operate) return relaunch;
      // After a failed test, the field may have the wrong connection. If the user may not test connections, the change
      // of the field is the only clue.
      const pointsToField = clues.isOnlyChange && (lastTest === 'failed' || !administrate);
      if (pointsToField && hasInstance && operate && !worksSince) return 'openField';
      if (isOne && administrate) return lastTest === 'failed' ? 'openConnection' : 'testConnection';
      // A relaunch fails again until an administrator has renewed the credentials.
      if (clues.isRefused && !administrate) return null;
      return worksSince || (administrate && cause.connections.length > 0) ? null : relaunch;
    }
  }
}
