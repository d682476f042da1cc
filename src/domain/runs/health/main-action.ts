import type { Permissions } from '../../permissions';
import type { CurrentCause } from './cause-since';

/** What a user should do first about a failed run. */
export type MainAction = 'relaunch' | 'openField' | 'testConnection' | 'openConnection';

/** The facts that decide the main action for a failed run. */
export interface ActionClues {
  cause: CurrentCause;
  /** Whether the field of the suspect connection is all that changed since the last success (`isOnlyChange`). */
  isOnlyChange: boolean;
  /** Whether a later run worked. */
  worksSince: boolean;
  /** Whether this device has the integration, so that its form can be opened. */
  hasInstance: boolean;
  permissions: Permissions;
  /** The last test of the only suspect connection; null without a test. A success before the run does not count. */
  lastTest: 'worked' | 'failed' | null;
}

/** The main action for a failed run: the action that the facts suggest. Null when nothing needs to be done first. */
export function mainActionOf(clues: ActionClues): MainAction | null {
  const { cause, worksSince, hasInstance, permissions, lastTest } = clues;
  const { administrate, operate } = permissions;
  const relaunch = operate ? 'relaunch' : null;
  switch (cause.kind) {
    case 'limit':
    case 'changed':
      return relaunch;
    case 'field':
      return hasInstance ? 'openField' : null;
    case 'connection':
    case 'unknown': {
      const isOne = cause.connections.length === 1;
      if (isOne && lastTest === 'worked' && operate) return relaunch;
      // A failed test may mean that the wrong connection was chosen. Who cannot test has only the change as a clue.
      const pointsToField = clues.isOnlyChange && (lastTest === 'failed' || !administrate);
      if (pointsToField && hasInstance && operate && !worksSince) return 'openField';
      if (isOne && administrate) return lastTest === 'failed' ? 'openConnection' : 'testConnection';
      return worksSince || (administrate && cause.connections.length > 0) ? null : relaunch;
    }
  }
}
