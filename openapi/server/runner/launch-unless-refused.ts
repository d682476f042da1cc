import { Problem } from '../http/problem';
import type { InstanceRow } from '../routes/instances/instance-row';
import { launchInstance } from '../routes/instances/launch/launch-instance';
import type { Queryable } from '../store/database';

/**
 * Launches an instance for its schedule or for an event, and returns the id of the run. Returns null when the instance
 * is disabled, or is running and does not allow simultaneous runs. The row of the instance must be locked.
 */
export async function launchUnlessRefused(tx: Queryable, instance: InstanceRow, event = false): Promise<number | null> {
  try {
    return await launchInstance(tx, instance, { userId: null, event });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return null;
  }
}
